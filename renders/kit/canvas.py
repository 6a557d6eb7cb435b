"""The sheet that a picture is drawn on."""

import io

from PIL import Image

from renders.contract import Box


class Canvas:
    """An opaque sheet, and where the targets stand on it."""

    def __init__(self, image: Image.Image) -> None:
        self.image = image
        self.places: dict[str, Box] = {}

    def png(self, box: Box | None = None) -> tuple[bytes, int, int]:
        """Encode the sheet, or a box of it: PNG bytes, width, height."""
        image = self.image
        if box:
            left, top, right, bottom = (round(side) for side in box)
            image = image.crop((left, top, right, bottom))
        out = io.BytesIO()
        image.save(out, "PNG", compress_level=3)
        return out.getvalue(), image.width, image.height

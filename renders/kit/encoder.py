"""From pixels to bytes: the shared palette, then PNG at level 3 (level 6 saves a tenth and takes twice as long)."""

import io

from PIL import Image

from renders.kit.palette import quantised

LEVEL = 3


def png(image: Image.Image) -> bytes:
    """Encode a picture: 256 colours, undithered, opaque."""
    out = io.BytesIO()
    quantised(image).save(out, "PNG", compress_level=LEVEL)
    return out.getvalue()

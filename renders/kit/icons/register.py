"""Icons: one silhouette on a grid of 100 x 100, outline 6-8 units, at most three fills; one sign, one meaning.

An icon is a function that draws with a brush and is registered under its own name:

    @icon
    def house(b: Brush) -> None:
        b.area([(50, 10), ...])          # in b.ink, the colour that the icon is asked for

Draw them at 24 px or larger, 34 where they must be read on a phone. `signs.icon("house")` places one. To see them all:
`python scripts/make_icons.py /tmp/icons.png`.
"""

from collections.abc import Callable

from PIL import Image

from renders.kit.palette import INK, Colour
from renders.kit.sprites import Brush, Sprite, kept

Drawing = Callable[[Brush], None]
ICONS: dict[str, Drawing] = {}
"""All icons by name."""


def icon(drawing: Drawing) -> Drawing:
    """Register an icon under its function's name (an underscore at the end is left off)."""
    ICONS[drawing.__name__.rstrip("_")] = drawing
    return drawing


def icon_sprite(name: str, size: int, ink: Colour = INK, faded: Colour | None = None) -> Sprite:
    """Give an icon as a sprite as wide as its drawing; `faded` mixes it into that ground."""
    return kept(("icon", name, size, ink, faded), lambda: _make(name, size, ink, faded))


def _make(name: str, size: int, ink: Colour, faded: Colour | None) -> Sprite:
    brush = Brush(100, 100, size / 100, ink)
    ICONS[name](brush)
    sprite = brush.sprite()
    box = sprite.mask.getbbox() or (0, 0, size, size)
    image, mask = sprite.ink, sprite.mask.crop((box[0], 0, box[2], sprite.mask.height))
    assert isinstance(image, Image.Image)
    image = image.crop((box[0], 0, box[2], image.height))
    if faded is not None:
        image = Image.blend(image, Image.new("RGB", image.size, faded), 0.65)
    return Sprite(image, mask, mask.width, 0, sprite.top)

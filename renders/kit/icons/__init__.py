"""One silhouette for one meaning, on a grid of 100 x 100.

register: how an icon is made, and where it is found by its name
common: what several games share
goods, land, arle: goods and animals; New Zealand, seasons and tools; clothing, ships, vehicles
heads: cattle and sheep, by coat and mark
"""

from renders.kit.icons import arle, common, goods, land  # noqa: F401  (they register their icons)
from renders.kit.icons.register import ICONS, icon_sprite

__all__ = ["ICONS", "icon_sprite"]

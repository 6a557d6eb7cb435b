"""What a reader may see of the table.

* `parts`: the structs of a view, and what targets are called
* `showing`: making one
* `redealing`: imagining what a seat can't see
"""

from engine.el_paso.view.parts import (
    SUE_NAME,
    DisplayView,
    ObjectiveView,
    PlaceView,
    PostView,
    SeatView,
    SueView,
    SupplyView,
    TrainView,
    View,
)

__all__ = [
    "SUE_NAME",
    "DisplayView",
    "ObjectiveView",
    "PlaceView",
    "PostView",
    "SeatView",
    "SueView",
    "SupplyView",
    "TrainView",
    "View",
]

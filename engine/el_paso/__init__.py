"""Great Western Trail: El Paso."""

from engine.el_paso.game import ElPaso

GAME = ElPaso()

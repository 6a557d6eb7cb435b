"""The end of the game.

* `sheet`: the score sheet's seven categories
* `objectives`: which objectives count
* `owned`: all cards of a seat
* `estimate`: roughly how well a seat stands, for automatic players
"""

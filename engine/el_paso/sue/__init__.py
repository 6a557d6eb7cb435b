"""The solo variant: Sue draws a card, moves, acts and ships, and decides nothing.

* `turn`: her turn and her way
* `actions`: what her cards let her do
* `gaining`: cattle, workers and tiles
* `building`: where she builds and what she upgrades
* `shipping`: always to the next higher trading post
"""

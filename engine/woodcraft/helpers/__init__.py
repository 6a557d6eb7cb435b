"""Helpers: their rooms and their three kinds of abilities.

`hiring`: Choose a Helper; `rooms`: where one may go. `immediate`: abilities of the moment of placing.
`once_a_turn`: free actions. `abilities`: permanent ones, which everything else asks.
"""

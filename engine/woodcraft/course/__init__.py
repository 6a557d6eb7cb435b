"""The course of the game, from set-up to the score sheet.

`setup` lays the table and lets everybody choose; `rounds` is the calendar; `turn` a player's turn and `endings` how its
actions lead on; `income` the income phase; `scoring` the end.
"""

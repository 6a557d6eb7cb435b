"""One game and the people at it. Nothing of Discord, and no rule of any game.

lobby: a table before its game: opened, filled, changed, started or called off
tables, table: every running table of this process, and the only way in to one: lock, answer, commit
look: all that one reader may know of a game at one moment
foresight: what an answer would show
driver: automatic players answer for their seats
votes: what needs the others' consent
clock: whose time runs, and when somebody wants to be left alone
refusals: what can't be done, as a sentence for one person
"""

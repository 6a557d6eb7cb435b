"""Before the first turn.

* `options`: what can be chosen when a table is opened
* `table`: laying out the board and each seat's things
"""

"""The actions printed on tiles, cards and player boards.

* `entries`: how each kind of printed entry says what may be done with it
* `performing`: using the entries of a card or tile one after another
* `gains`: money, certificates and exchange tokens
* `workers`: hiring them, paying with them, and their bonuses
* `cattle`: discarding cards for money, buying, gaining and removing them
* `trains`: using a train card
* `tiles`: objective and bonus tiles
* `buildings`: placing and replacing common buildings
* `auxiliary`: the actions on the left of the player board
* `exchange`: draw one, discard one
* `anytime`: exchange tokens and worker bonuses, at any time in the own turn
"""

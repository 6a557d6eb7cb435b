"""What the pictures of the two Great Western Trail games share.

* `trail`: rails, the last way, where it began, and the pieces that stand on the trail
* `last`: what the last player did, for the header
* `seats`: the strip of seats below the public pictures
* `table`: whose table is drawn, and which targets lie on it
* `posts`: a seat's discs on a trading post
"""

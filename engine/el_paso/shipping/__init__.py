"""El Paso.

* `el_paso`: its three actions, in order
* `breeding`: what a hand is worth
* `posts`: which disc may go to which trading post
* `delivery`: shipping the hand
"""

"""What the Great Western Trail games share.

* `trail`: walking along one-way paths that fork and join again
* `herd`: draw stack, hand and discard pile
* `objectives`: which objectives to count when each item may serve only one of them
* `ledger`: events tell what really changed
* `views`: what the views of both games hold alike
"""

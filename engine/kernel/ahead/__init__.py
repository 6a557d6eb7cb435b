"""What is tried out on copies of a match, so that no game can forget to say it.

lone_options: which answers need no finger, and which show something new
redealing: copies to think on, with all that a seat can't see dealt anew
playable: what these need of a match
"""

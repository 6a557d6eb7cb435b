"""Messages with buttons and menus: what a look becomes on the screen.

card: the card that a table has in its channel, and its host's form
turn, offers: the private panel: what one person may do now, as buttons, lists and menus
post, vote: what everybody sees in the thread
looking, scores, help: pictures, score sheet, news, log, rules
layout, ids: Discord's components within their limits; what a custom id says
"""

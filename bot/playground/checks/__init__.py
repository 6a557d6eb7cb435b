"""What Discord lets through: every limit on what a bot sends and a person fills in.

forms: a message as the bot sent it, its files attached
components: buttons, menus, layouts, the parts of a modal
commands: registering commands, and somebody's words as an interaction's data
mentions: whom a text pings
emoji: which characters pass for one
"""

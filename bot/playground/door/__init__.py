"""The door for people: what the page and scripted users call.

door: every request below `/door`, JSON in and out; framing: how one is read and answered
gestures: what a person's hand can do: commands, buttons, menus, forms
people: what each person sees, and a feed of what changes
moderator: what happens behind the bot's back: deleted, archived, locked, rights taken away
visitor: a scripted user in Python
"""

"""Everything that talks to people: Discord, the database, words, the playground. No rule of any game.

table/: one game and the people at it, from lobby to last vote; knows nothing of Discord
chat/: the Discord client, what every click does, and all that goes out
commands/: slash commands, a module a concern
panels/: a look at a table becomes a message with texts, pictures, buttons and menus
store/: SQLite: migrations, queries, one game as a file
words/: all texts, gettext catalogues by language and game; events told as sentences
terminal/: what the command `longtable` does (`__main__` lists its words)
playground/: Discord in a box, for tests and for `longtable play`
config: settings, from the environment
"""

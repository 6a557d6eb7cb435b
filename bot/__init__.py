"""Everything that talks to people: Discord, the database, words, the playground. No rule of any game."""

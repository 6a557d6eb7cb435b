"""What the command `longtable` does in a terminal; a module a command, each giving back plain data.

play: the playground with the bot in it
simulate, check: whole games by automatic players; how true the data are to the printed games
bench_engine, bench_bot: how fast it is
transfer: one game as a file, out of a database and into one
options, logs: what several commands share
"""

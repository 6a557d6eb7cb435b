"""What talks to Discord.

client: the discord.py client: shards, command tree, start-up, shutdown
desk: where every click and command arrives, is let through or refused, and is always answered
actions/: what each button and menu does, by the word in its custom id
reply: one interaction's answer, acknowledged at once
outbox, deliveries: what must still reach Discord, retried until it has; and what it says then
studio: pictures, drawn off the event loop, each once
health, metrics: what an operator can ask
"""

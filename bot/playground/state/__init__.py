"""What exists in the playground, and how Discord writes it down.

world: one server with its members, channels, threads, direct messages and messages
payloads: the world as JSON, for REST answers and gateway events
permissions: who may do what where
clock: real time plus what a test has skipped
refusal: what Discord says when it refuses
"""

"""Discord's REST routes, one module a resource.

api: the frame round every request: who asks, faults, checks, what is answered
accounts, channels, messages, registry, answers: the resources; answers are those to interactions
cdn: attachments and avatars
faults, rates: faults and delays on purpose; limits as Discord's headers announce them
schema_check: requests and answers against Discord's OpenAPI description
"""

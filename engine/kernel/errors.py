"""What can go wrong between a match and those who use it."""


class EngineError(Exception):
    """Anything that the engine refuses or can't do."""


class SetupError(EngineError):
    """A match can't be set up like this: wrong number of seats, unknown or unfitting option."""


class RuleError(EngineError):
    """A rule broke its own contract (an ask without options, chance inside `Together`): a defect of ours."""


class IllegalAnswer(EngineError):
    """The answer isn't among what its seat may answer now; `legal` lists what is."""

    def __init__(self, seat: int, option_id: str, legal: list[str]) -> None:
        super().__init__(f"seat {seat} can't answer {option_id!r}; legal: {', '.join(legal) or 'nothing'}")
        self.seat = seat
        self.option_id = option_id
        self.legal = legal


class UndoClosed(EngineError):
    """Nothing of this seat can be taken back; `reason` is a message key that says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class ComponentError(EngineError, ValueError):
    """Component data that can't be right, or corrections that can't be used; says the file and the line."""


class ReplayBroken(EngineError):
    """A journal no longer fits the rules: the match goes on from the last position that holds."""


class UnknownSnapshot(EngineError):
    """A saved match of a game, format or rules version that this engine doesn't know."""

"""Alternative texts: what a picture says to those who don't see it."""

from collections.abc import Iterable, Sequence

from renders.contract import Request

LIMIT = 1024


def alternative(request: Request, first: Sequence[str], targets: str = "", then: Iterable[str] = ()) -> str:
    """Put an alternative text together: what is said first, the targets, and whatever else finds room.

    Cut from the end: of `then` only what fits whole; the targets never.
    """
    text = " ".join(sentence for sentence in (*first, targets) if sentence)
    for sentence in then:
        if sentence and len(text) + 1 + len(sentence) <= LIMIT:
            text += " " + sentence
    return text


def title(request: Request) -> str:
    """Say which game and picture this is: "Great Western Trail: El Paso, board, turn 58."."""
    key = "renders.alt.title_turn" if request.turn else "renders.alt.title"
    names = {"game": f"{request.game}.name", "picture": f"renders.kind.{request.picture}"}
    return request.say(key, **names, turn=request.turn)


def asked(request: Request) -> str:
    """Say who is asked what: "● Bo: where to?"."""
    seat, question = request.headline
    if seat is None:
        return question
    return f"{request.say('renders.alt.seat', seat=seat)}: {question}" if question else ""


def happened(request: Request, limit: int = 4) -> str:
    """Say what happened last, in the words of the events."""
    told = [event for event in request.events if event.seat is not None]
    if not told:
        return ""
    seat = told[-1].seat
    mine = [event for event in told if event.seat == seat][:limit]
    words = [request.say(f"{request.game}.event.{e.kind}", **e.args) for e in mine]
    return f"{request.say('renders.alt.seat', seat=seat)}: {', '.join(words)}."


def numbered(request: Request, names: Iterable[tuple[str, str]]) -> str:
    """List the targets by number: "Targets: 1 · S1 Ada's 2a; 2 · B." `names` are targets and what each is."""
    known = dict(names)
    shown = sorted((number, known[target]) for target, number in request.targets.items() if target in known)
    if not shown:
        return ""
    return request.say("renders.alt.targets") + " " + "; ".join(f"{n} · {what}" for n, what in shown) + "."


def scores(request: Request) -> str:
    """Say the totals of a score sheet in order, then every category."""
    sheet = request.score
    assert sheet is not None
    order = sorted(range(len(sheet.totals)), key=lambda seat: sheet.ranks[seat])
    totals = [
        request.say("renders.alt.total", seat=seat, rank=sheet.ranks[seat], points=sheet.totals[seat])
        for seat in order
    ]
    rows = [
        request.say("renders.alt.category", category=row.key, points=row.points) for row in sheet.categories
    ]
    return alternative(request, [title(request), *totals], "", rows)

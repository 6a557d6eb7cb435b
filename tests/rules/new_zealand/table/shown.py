"""Where each field of New Zealand's data is shown to whoever chooses: said, drawn in a picture, or why in neither."""

from engine.new_zealand.components import Card
from engine.new_zealand.printed import boards, box, cards

SAID, BOARD, SEA, MARKETS, TABLE = "said", "board", "sea", "markets", "table"
PICTURES = {BOARD, SEA, MARKETS, TABLE}
ID = {"id": "never shown: the catalogue names it"}
COUNT = {"n": "how many there are in the box: nothing that one of them gives"}
SHOWN: dict[type, dict[str, str]] = {
    cards.HazardKind: {
        **ID, **COUNT, "zone": SAID, "vp": SAID, "hand": SAID, "card": SAID,
    },
    cards.BonusKind: {
        **ID, **COUNT, "vp": SAID, "permanent_certificates": SAID, "permanent_wool": SAID, "gold": SAID,
        "removes_starting_sheep_of": SAID, "joker": SAID, "effects": SAID,
    },
    cards.HarbourMaster: {
        **ID, "per": SAID, "each": SAID, "vp": SAID, "actions": SAID, "permanent_certificates": SAID,
    },
    cards.Breed: {
        **ID, **COUNT, "colour": "its coat, as its name: another would be another breed",
        "breeding": SAID, "wool": SAID, "vp": SAID, "kind": "which supply it lies in, where it is taken from",
    },
    Card: {
        **ID, "rank": "the order of a hand", "vp": SAID, "breed": "field by field, above", "objective": "as breed",
        "actions": SAID, "ferry": "the card's name says that it is a Ferry; another would be another card",
    },
    cards.BonusSlot: {**ID, "gold": SAID},
    cards.Objective: {**ID, "immediate": SAID, "tasks": SAID, "vp": SAID, "penalty": SAID},
    boards.Node: {
        **ID, "kind": "where what can happen: the board's map", "next": "the way, drawn as a map",
        "space": "the letter at which a neutral building begins the game", "number": SAID, "grass": SAID,
        "risk": SAID, "pathfinder": SAID,
    },
    boards.PrivateBuilding: {"craftsmen": SAID, "vp": SAID, "actions": SAID, "hand": SAID},
    boards.AuxiliaryLevel: {"pay": SAID, "action": SAID},
    boards.Disc: {
        **ID, "border": SAID, "cost": SAID, "money": SAID, "vp": SAID, "auxiliary": SAID, "steps": SAID,
        "permanent_wool": SAID, "permanent_certificates": SAID, "hand_limit": SAID, "certificate_limit": SAID,
    },
    boards.GoldArc: {"after": TABLE, "gold": "how much: one, as the arc's coin says; lost gold is said"},
    boards.WorkerRows: {
        "printed": "where a row begins", "spaces": "the row's end is seen", "vp_on_last": SAID,
        "rows": "action by action, below",
    },
    boards.StorehousePair: {
        **ID, "money": SAID, "vp": SAID, "permanent_wool": SAID, "permanent_certificates": SAID,
    },
    boards.StepTile: {"front": "nobody chooses it: it is taken in passing", "back": SAID},
    boards.JobMarket: {"row_prices": SAID},
    boards.BonusMarket: {
        "columns": "how wide the market is is seen", "token_row": "where the token begins", "row_prices": SAID,
        "arrows": BOARD, "token_vp": BOARD,
    },
    boards.Offer: {
        **ID, "shepherds": SAID, "pay": SAID, "colours": "each sheep that it buys is an option", "n": SAID,
        "exchange_tokens": SAID,
    },
    boards.Refill: {"shepherds": SAID, "cards": SAID},
    boards.PathfinderTrack: {
        "last": "the track's end is seen", "overflow_money": "nobody chooses to go past the end", "gold": BOARD,
        "choice": BOARD, "vp": BOARD,
    },
    boards.Post: {
        **ID, "kind": "the post's name says wool; another would be another post", "value": SAID, "border": BOARD,
        "vp": SAID, "fee": SAID, "repeatable": BOARD, "harbour": SAID, "actions": SAID,
    },
    boards.Link: {"between": "where the arrow is drawn", "vp": BOARD},
    boards.Harbour: {
        **ID, "size": "what is placed there: drawn, and asked next", "name": "the catalogue has the name",
        "space": SEA, "costs": SAID, "vp": SAID, "card": SAID, "border": SEA, "post": SAID, "farthest": SAID,
    },
    box.Removal: {"tokens": SAID, "breed": SAID, "gold": SAID},
}  # fmt: skip
"""Where each field of what one chooses from is shown: said, drawn in a picture, or why in neither."""
NO_CHOICE = {
    box.Box, box.Counts, box.Setup, box.PlayerCount, box.StartingSeat, box.Scoring, box.ExchangeTokens,
    boards.Trail, boards.AuxiliaryRow, boards.CertificateTrack, boards.PlayerBoard, boards.SheepMarket, boards.Posts,
    boards.Sea, cards.DeckBuildingCard, cards.BonusSet, cards.Objectives, cards.SarahLevel, cards.SarahAct,
    cards.SarahCard, cards.ShearerCards, cards.SarahSteps, cards.SarahData,
}  # fmt: skip
"""Set-up, the solo opponent's own cards, and what only holds other records: nothing of theirs is chosen."""

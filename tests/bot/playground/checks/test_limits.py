"""Discord's limits on messages: what is one too long, too many or too empty is refused with 50035 and its reason."""

from typing import Any

import pytest

from bot.playground import Playground
from tests.bot.playground.wire import Wire

V2 = 1 << 15


def button(number: int = 1, **fields: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": f"b{number}", **fields}


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def menu(count: int = 2, **fields: Any) -> dict[str, Any]:
    options = [{"label": f"o{n}", "value": f"v{n}"} for n in range(count)]
    return {"type": 3, "custom_id": "menu", "options": options, **fields}


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def layout(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"flags": V2, "components": list(parts)}


def option(**fields: Any) -> dict[str, Any]:
    return menu(options=[{"label": "a", "value": "a", **fields}])


ACCEPTED: dict[str, dict[str, Any]] = {
    "2000 characters": {"content": "x" * 2000},
    "five full rows": {"components": [row(*(button(5 * r + c) for c in range(5))) for r in range(5)]},
    "a label of 80, a custom id of 100": {"components": [row(button(label="x" * 80, custom_id="x" * 100))]},
    "25 options": {"components": [row(menu(25))]},
    "a link": {"components": [row({"type": 2, "style": 5, "label": "x", "url": "https://example.org"})]},
    "an emoji alone": {"components": [row(button(label=None, emoji={"name": "🐄"}))]},
    "39 texts in a box": layout({"type": 17, "components": [text("x") for _ in range(39)]}),
    "4000 characters of layout": layout(text("x" * 2000), text("x" * 2000)),
    "6000 characters of embed": {"embeds": [{"description": "x" * 3000}] * 2},
}

REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "2001 characters": ({"content": "x" * 2001}, "BASE_TYPE_MAX_LENGTH"),
    "six rows": ({"components": [row(button(n)) for n in range(6)]}, "BASE_TYPE_BAD_LENGTH"),
    "six buttons": ({"components": [row(*(button(n) for n in range(6)))]}, "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    "a menu beside a button": ({"components": [row(menu(), button())]}, "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    "an empty row": ({"components": [row()]}, "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    "a label of 81": ({"components": [row(button(label="x" * 81))]}, "BASE_TYPE_MAX_LENGTH"),
    "no label": ({"components": [row(button(label=""))]}, "BUTTON_COMPONENT_LABEL_REQUIRED"),
    "a symbol as emoji": ({"components": [row(button(emoji={"name": "▲"}))]}, "COMPONENT_INVALID_EMOJI"),
    "no custom id": ({"components": [row(button(custom_id=None))]}, "BASE_TYPE_REQUIRED"),
    "a custom id of 101": ({"components": [row(button(custom_id="x" * 101))]}, "BASE_TYPE_MAX_LENGTH"),
    "an empty custom id": ({"components": [row(button(custom_id=""))]}, "BASE_TYPE_BAD_LENGTH"),
    "a custom id twice": ({"components": [row(button(), button())]}, "COMPONENT_CUSTOM_ID_DUPLICATED"),
    "26 options": ({"components": [row(menu(26))]}, "BASE_TYPE_BAD_LENGTH"),
    "no options": ({"components": [row(menu(0))]}, "BASE_TYPE_BAD_LENGTH"),
    "a value twice": (
        {"components": [row(menu(options=[{"label": "a", "value": "v"}] * 2))]},
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "an option of 101": ({"components": [row(option(label="x" * 101))]}, "BASE_TYPE_MAX_LENGTH"),
    "a description of 101": ({"components": [row(option(description="x" * 101))]}, "BASE_TYPE_MAX_LENGTH"),
    "a placeholder of 151": ({"components": [row(menu(placeholder="x" * 151))]}, "BASE_TYPE_MAX_LENGTH"),
    "more to choose than there is": ({"components": [row(menu(2, max_values=3))]}, "BASE_TYPE_MAX"),
    "a bad link": (
        {"components": [row({"type": 2, "style": 5, "label": "x", "url": "javascript:x"})]},
        "URL_TYPE_INVALID_SCHEME",
    ),
    "a layout without its flag": ({"components": [text("x")]}, "UNION_TYPE_CHOICES"),
    "content beside a layout": (
        {"content": "x", **layout(text("x"))},
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "41 components": (
        layout({"type": 17, "components": [text("x") for _ in range(40)]}),
        "COMPONENT_LIMIT_EXCEEDED",
    ),
    "4001 characters of layout": (layout(text("x" * 4000), text("x")), "COMPONENT_TEXT_LIMIT_EXCEEDED"),
    "an empty text": (layout(text("")), "BASE_TYPE_BAD_LENGTH"),
    "a section without accessory": (layout({"type": 9, "components": [text("x")]}), "UNION_TYPE_CHOICES"),
    "four texts in a section": (
        layout({"type": 9, "components": [text("x") for _ in range(4)], "accessory": button()}),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a box in a box": (
        layout({"type": 17, "components": [{"type": 17, "components": [text("x")]}]}),
        "UNION_TYPE_CHOICES",
    ),
    "eleven pictures": (
        layout({"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}] * 11}),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a picture that isn't there": (
        layout({"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}),
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "eleven embeds": ({"embeds": [{"title": "x"}] * 11}, "BASE_TYPE_BAD_LENGTH"),
    "6001 characters of embed": (
        {"embeds": [{"description": "x" * 3000}, {"description": "x" * 3001}]},
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    "an embed's title of 257": ({"embeds": [{"title": "x" * 257}]}, "BASE_TYPE_MAX_LENGTH"),
    "a nonce of 26": ({"content": "x", "nonce": "n" * 26}, "BASE_TYPE_MAX_LENGTH"),
    "contradictory mentions": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
}


@pytest.mark.parametrize("name", ACCEPTED)
async def test_what_is_just_within_the_limit_is_taken(wire: Wire, name: str) -> None:
    answer = await wire.say(**ACCEPTED[name])
    assert answer.status == 200, answer.body


@pytest.mark.parametrize("name", REFUSED)
async def test_what_is_just_beyond_is_refused(wire: Wire, playground: Playground, name: str) -> None:
    body, reason = REFUSED[name]
    answer = await wire.say(**body)
    assert (answer.status, answer.code) == (400, 50035)
    assert reason in answer.complaints()
    assert playground.channel("tables").messages == {}
    playground.api.violations.clear()


async def test_an_empty_message_is_refused(wire: Wire) -> None:
    assert (await wire.say(content="  ")).code == 50006


async def test_files_have_sizes_and_descriptions(wire: Wire, playground: Playground) -> None:
    path = f"/channels/{wire.tables}/messages"
    listed = {"attachments": [{"id": 0, "filename": "a.png", "description": "x" * 1024}]}
    assert (await wire.call("POST", path, listed, {"a.png": b"x"})).status == 200
    listed["attachments"][0]["description"] = "x" * 1025
    assert "BASE_TYPE_MAX_LENGTH" in (await wire.call("POST", path, listed, {"a.png": b"x"})).complaints()
    assert (await wire.call("POST", path, {}, {"a.bin": b"x" * (10 * 1024 * 1024 + 1)})).code == 40005
    missing = {"attachments": [{"id": 7, "filename": "a.png"}], "content": "x"}
    assert "ATTACHMENT_NOT_FOUND" in (await wire.call("POST", path, missing)).complaints()
    playground.api.violations.clear()


async def test_a_layout_stays_one(wire: Wire) -> None:
    posted = await wire.say(**layout(text("one")))
    path = f"/channels/{wire.tables}/messages/{posted.body['id']}"
    assert (await wire.call("PATCH", path, {"content": "plain"})).code == 50035
    assert (await wire.call("PATCH", path, {"components": [text("two")]})).body["components"][0][
        "content"
    ] == "two"

    plain = await wire.send("plain")
    path = f"/channels/{wire.tables}/messages/{plain.body['id']}"
    assert (await wire.call("PATCH", path, layout(text("x")))).code == 50035
    changed = await wire.call("PATCH", path, {"content": None, **layout(text("x"))})
    assert changed.body["flags"] & V2


async def test_components_come_back_with_numbers_and_defaults(wire: Wire) -> None:
    answer = await wire.say(**layout({"type": 17, "components": [text("x"), row(button(), button(2))]}))
    box = answer.body["components"][0]
    assert box["accent_color"] is None
    assert [box["id"], *(part["id"] for part in box["components"])] == [1, 2, 3]
    assert box["components"][1]["components"][0]["disabled"] is False

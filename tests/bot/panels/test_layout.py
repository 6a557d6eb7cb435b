"""The parts that messages are made of."""

from hypothesis import given
from hypothesis import strategies as st

from bot.panels.layout import choice

WORDS = st.lists(st.text("abcdefgh", min_size=1, max_size=9), min_size=1, max_size=40)


@given(WORDS, st.sampled_from([" ", ", ", " · ", "; "]))
def test_a_menu_entry_shows_all_of_a_label_of_180_characters(words: list[str], joint: str) -> None:
    label = joint.join(words)[:180].rstrip(" ·,;")
    entry = choice("x", label)
    shown = f"{entry.label} {entry.description or ''}"
    assert "…" not in shown
    assert len(entry.label) <= 100
    assert [word for word in shown.replace("·", " ").split() if word] == label.replace("·", " ").split()

import pytest

import renders
from renders import NoPicture


def test_a_game_without_pictures_says_so() -> None:
    with pytest.raises(NoPicture, match="no pictures for 'chess'"):
        renders.pictures("chess")

import pytest

import renders
from renders import NoPictureError


def test_a_game_without_pictures_says_so() -> None:
    with pytest.raises(NoPictureError, match="no pictures for 'chess'"):
        renders.pictures("chess")

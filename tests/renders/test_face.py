import subprocess
import sys

import pytest

import renders
from renders import NoPictureError


def test_a_game_without_pictures_says_so() -> None:
    with pytest.raises(NoPictureError, match="no pictures for 'chess'"):
        renders.pictures("chess")


def test_warming_up_leaves_the_pictures_as_they_are() -> None:
    script = (
        "import sys, hashlib, renders\n"
        "from bot.words import reader\n"
        "from renders.samples import played\n"
        "say = reader('en')\n"
        "renders.warm(say, 'el_paso') if sys.argv[1] == 'warm' else None\n"
        "request = played('el_paso', seats=2, answers=40, seed='w').request('board', say, seat=0)\n"
        "print(hashlib.sha256(renders.draw(request).png).hexdigest())"
    )
    images = {
        subprocess.run([sys.executable, "-c", script, how], capture_output=True, text=True, check=True).stdout
        for how in ("warm", "cold")
    }
    assert len(images) == 1

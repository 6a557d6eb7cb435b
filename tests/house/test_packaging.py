"""What leaves the house is whole: the wheel has every file, the container runs as nobody special."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import yaml

from tests.house.sources import ROOMS, TOP


def files(*rooms: str) -> set[str]:
    """Every file that belongs to these rooms."""
    found = (path for room in rooms for path in (TOP / room).rglob("*") if path.is_file())
    return {str(path.relative_to(TOP)) for path in found if "__pycache__" not in path.parts}


def test_the_wheel_has_words_data_type_and_the_page(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=TOP, capture_output=True, check=True)
    with ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        inside = set(wheel.namelist())
    assert files(*ROOMS) - inside == set()


def test_the_container_has_a_volume_a_health_check_and_no_root() -> None:
    lines = [line.split() for line in (TOP / "Dockerfile").read_text("utf-8").splitlines() if line.strip()]
    orders = {line[0]: line[1:] for line in lines}
    assert orders["USER"] not in (["root"], ["0"])
    assert orders["VOLUME"] == ["/data"]
    assert "HEALTHCHECK" in orders
    assert orders["CMD"]
    copied = {word.rstrip("/") for line in lines if line[0] == "COPY" for word in line[1:-1]}
    assert copied == {*ROOMS, "requirements.lock"}


def test_the_sample_compose_file_keeps_the_games() -> None:
    compose = yaml.safe_load((TOP / "compose.yaml").read_text("utf-8"))
    (service,) = compose["services"].values()
    (volume,) = service["volumes"]
    name, _, place = volume.partition(":")
    assert name in compose["volumes"]
    assert place == "/data"


def test_no_address_of_a_registry_and_no_path_of_a_machine_is_tracked() -> None:
    lock = (TOP / "requirements.lock").read_text("utf-8") + (TOP / "requirements-dev.lock").read_text("utf-8")
    assert "://" not in lock
    assert "--hash=sha256:" in lock

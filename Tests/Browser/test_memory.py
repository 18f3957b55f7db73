"""What comes and goes in the WebAssembly build leaves the memory as it was."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from conftest import SAMPLE
from test_engine import PROGRAM

FEW = """<?xml version="1.0"?><gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="test">
<wpt lat="46" lon="7"><name>Inn</name></wpt><wpt lat="46.01" lon="7.01"><name>Pass</name></wpt>
<trk><name>Way</name><trkseg><trkpt lat="46" lon="7"><ele>400</ele></trkpt>
<trkpt lat="46.01" lon="7.01"><ele>500</ele></trkpt></trkseg></trk></gpx>"""

DESK, PHONE = 1000, 390


@pytest.fixture
def few(tmp_path) -> Path:
    file = tmp_path / "few.gpx"
    file.write_text(FEW)
    return file


def cycles(file: Path, width: int, label: str, count: int) -> None:
    """Lets things come and go so many times: the memory is that after a tenth of them."""
    command = ["node", Path(__file__).with_name("cycles.mjs"), PROGRAM, file, str(width), label, str(count)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    early, late, one, other = map(int, done.stdout.split())
    assert one != other, "nothing came and went"
    assert late == early


def test_ten_thousand_times_of_adding_and_removing_take_no_memory(few):
    cycles(few, DESK, "Waypoints", 10_000)


def test_ten_thousand_times_of_mounting_and_unmounting_take_no_memory(few):
    cycles(few, PHONE, "Show more", 10_000)


def test_many_at_once_take_no_memory():
    cycles(SAMPLE, DESK, "Waypoints", 200)

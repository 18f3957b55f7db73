"""What comes and goes in the WebAssembly build leaves the memory as it was."""

from __future__ import annotations

import subprocess
from pathlib import Path

from conftest import SAMPLE
from test_engine import PROGRAM

CYCLES = 10_000


def test_ten_thousand_cycles_take_no_memory():
    command = ["node", Path(__file__).with_name("cycles.mjs"), PROGRAM, SAMPLE, "Waypoints", str(CYCLES)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    early, late = map(int, done.stdout.split())
    assert late == early

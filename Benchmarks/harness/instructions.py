"""The part `instructions`: a gate that gives the same answer on every run, however busy the machine.

Valgrind counts the instructions that the library executes for each byte of a small file. The counts of the committed
table hold for one compiler and one processor architecture; with others they are shown and nothing is judged.
"""

import json
import os
import platform
import re
import subprocess
import sys
import tempfile

from harness.builds import build_swift
from harness.files import USUAL, path_of
from harness.places import BENCHMARKS
from harness.readers import OURS, READERS, ours
from harness.rounds import show_progress
from harness.tables import show

TABLE = BENCHMARKS / "instructions.json"
# How much more may be executed than was recorded.
TOLERANCE = 0.03
# The modes of the reader, and the function of each within which instructions count.
FUNCTIONS = {"reading": "measuredReading", "streaming": "measuredStreaming", "writing": "measuredWriting"}


def swift_version():
    answer = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout
    return re.search(r"Swift version ([0-9.]+)", answer)[1]


def instructions(mode, path):
    # Strings are hashed with the same seed each time.
    environment = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}
    with tempfile.NamedTemporaryFile(suffix=".callgrind") as output:
        command = [
            "valgrind",
            "--tool=callgrind",
            f"--callgrind-out-file={output.name}",
            # The mangled name of a function ends with F, those of its closures do not: they would end the counting.
            f"--toggle-collect=*{FUNCTIONS[mode]}*F",
            *ours(mode),
            str(path),
            "0",
            "1",
        ]
        done = subprocess.run(command, capture_output=True, text=True, env=environment)
        if done.returncode != 0:
            sys.exit(f"run: exit status {done.returncode}: {' '.join(command)}\n{done.stderr}")
        with open(output.name, encoding="utf-8") as text:
            count = next(int(line.split()[1]) for line in text if line.startswith("totals:"))
    if count == 0:
        sys.exit(f"run: no instruction was counted in {FUNCTIONS[mode]}: has it been renamed?")
    return count


def counted(options):
    """Instructions a byte by mode and file."""
    files = options.files or [f"{shape}-1" for shape in USUAL]
    counts = {}
    for mode in FUNCTIONS:
        for file in files:
            show_progress(f"instructions: {mode} {file}")
            path = path_of(file)
            counts[f"{mode} {file}"] = round(instructions(mode, path) / path.stat().st_size, 3)
    show_progress("")
    return counts


def measure(options):
    if options.is_building:
        build_swift([READERS[OURS].product])
    here = {"swift": swift_version(), "architecture": platform.machine()}
    counts = counted(options)
    if options.is_recording:
        recorded = json.loads(TABLE.read_text())["instructions a byte"] if TABLE.exists() and options.files else {}
        table = {**here, "instructions a byte": {**recorded, **counts}}
        TABLE.write_text(json.dumps(table, indent=2) + "\n")
    compare(here, counts)
    return {**here, "instructions a byte": counts}


def compare(here, counts):
    """Shows the counts beside the recorded ones; ends the run where one is too high."""
    table = json.loads(TABLE.read_text())
    is_comparable = all(table[key] == value for key, value in here.items())
    rows, slower = [], []
    for name, count in counts.items():
        before = table["instructions a byte"].get(name)
        change = None if before is None else count / before - 1
        if change is None:
            verdict = "not recorded"
        elif change > TOLERANCE:
            verdict = "SLOWER"
            slower.append(name)
        else:
            verdict = "faster" if change < -TOLERANCE else "holds"
        rows.append([name, before or "", count, "" if change is None else f"{100 * change:+.1f} %", verdict])
    title = f"Instructions a byte, Swift {here['swift']} on {here['architecture']}"
    notes = []
    if not is_comparable:
        notes.append(f"Recorded with Swift {table['swift']} on {table['architecture']}: nothing is judged.")
    elif any(row[-1] in ("faster", "not recorded") for row in rows):
        notes.append("Record what is new with: Benchmarks/run instructions --record")
    show(title, ["what", "recorded", "now", "change", ""], rows, notes)
    if slower and is_comparable:
        sys.exit(f"run: more than {100 * TOLERANCE:.0f} % more instructions than recorded: {', '.join(slower)}")

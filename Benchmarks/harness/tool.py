"""The part `tool`: the command line on whole files, from its start to its end."""

import os
import subprocess
import sys
import time
from statistics import median

from harness.builds import run
from harness.files import path_of
from harness.places import OUTPUT, ROOT
from harness.rounds import show_progress
from harness.tables import show

TOOL = ROOT / ".build" / "release" / "switchback"
ROUNDS = 5
FILES = ("strava-10k", "strava-100k", "strava-1000k")


def commands_of(path):
    picture = OUTPUT / f"{path.stem}.png"
    return {
        "info": [str(TOOL), "info", str(path)],
        "snapshot": [str(TOOL), "snapshot", str(path), "-o", str(picture)],
    }


def measured(command):
    """Wall and processor seconds of one run, and its largest resident size in bytes."""
    begin = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - begin
    # Told, lest the object waits for a process that is gone.
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"run: exit status {process.returncode}: {' '.join(command)}")
    unit = 1 if sys.platform == "darwin" else 1024
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit


def measure(options):
    if options.is_building:
        run(["make", "--no-print-directory", "tool", "web"])
    results = []
    for file in options.files or FILES:
        path = path_of(file)
        for name, command in commands_of(path).items():
            show_progress(f"tool: {name} {file}")
            runs = [measured(command) for _ in range(options.rounds or ROUNDS)]
            results.append({"file": file, "bytes": path.stat().st_size, "command": name, "runs": runs})
    show_progress("")
    show_tool(results, options.clock)
    return results


def show_tool(results, clock):
    rows = []
    for result in results:
        megabytes = result["bytes"] / 1e6
        seconds = median(run[0 if clock == "wall" else 1] for run in result["runs"])
        peak = median(run[2] for run in result["runs"]) / 1e6
        rows.append(
            [
                result["file"],
                f"{megabytes:.1f}",
                result["command"],
                f"{seconds:.3f}",
                f"{megabytes / seconds:.1f}",
                f"{peak:.0f}",
            ]
        )
    headings = ["file", "MB", "command", "seconds", "MB/s", "peak MB"]
    show("The tool, a whole process each", headings, rows)

"""What the differential tests share: our reader, and the files that lie beside the repository."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from documents import Report, reports, run

ROOT = Path(__file__).resolve().parents[2]
NATIVE = [str(ROOT / ".build-differential" / "release" / "gpx-lines")]
WASM = [
    shutil.which("node") or "node",
    str(Path(__file__).with_name("gpx-lines.mjs")),
    str(ROOT / ".build-differential-wasm" / "release" / "gpx-lines.wasm"),
]


def shared() -> Path | None:
    """The folder with GPX files, nothing where it is not there."""
    candidates = [os.environ.get("SWITCHBACK_SHARED"), ROOT.parent / "shared"]
    for candidate in candidates:
        if candidate and (Path(candidate) / "research" / "gpx-cases" / "INDEX.json").exists():
            return Path(candidate)
    return None


def files() -> list[Path]:
    """Every GPX file that is there."""
    folder = shared()
    if folder is None:
        return []
    return sorted(folder.glob("research/gpx-cases/*.gpx")) + sorted(folder.glob("corpus/**/*.gpx"))


needs_files = pytest.mark.skipif(
    shared() is None, reason="the folder 'shared' with GPX files is not there"
)


def pytest_terminal_summary(terminalreporter) -> None:
    if shared() is None:
        terminalreporter.write_line("skipped: the folder 'shared' with GPX files is not there")


@pytest.fixture(scope="session")
def ours() -> dict[Path, Report]:
    """What our reader says about every file."""
    return reports(run(NATIVE, files()))

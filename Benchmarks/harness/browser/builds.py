"""Builds our page's program and finds the peers' files."""

import sys
import zipfile
from pathlib import Path

from harness.builds import run
from harness.places import BENCHMARKS, OUTPUT, PYTHON, ROOT

PROGRAM = OUTPUT / "pages" / "map-in-page.wasm"
LEAFLET = Path("/usr/share/javascript/leaflet")
MAPLIBRE = OUTPUT / "maplibre"
# The Python package whose file is MapLibre GL JS 5.3.0.
MAPLIBRE_PACKAGE = "maplibre==0.3.6"


def prepare(pages, is_building):
    if "leaflet" in pages and not LEAFLET.exists():
        sys.exit("run: Leaflet is missing; run: Utilities/setup bench")
    if "maplibre" in pages:
        fetch_maplibre()
    if "switchback" in pages and is_building:
        build_program()


def build_program():
    scratch = OUTPUT / "wasm"
    # The manager of packages does not see files that are new in the package it depends on, unless its own is newer.
    (BENCHMARKS / "Package.swift").touch()
    run(
        [ROOT / "Utilities" / "build-wasm", "map-in-page", "--scratch-path", scratch, "--quiet"]
        + ["--package-path", BENCHMARKS]
    )
    PROGRAM.parent.mkdir(parents=True, exist_ok=True)
    PROGRAM.write_bytes((scratch / "map-in-page.wasm").read_bytes())


def fetch_maplibre():
    """Takes the two files out of the wheel, which is not installed: its Python side needs more than it gives here."""
    if (MAPLIBRE / "maplibre-gl.js").exists():
        return
    MAPLIBRE.mkdir(parents=True, exist_ok=True)
    run([PYTHON, "-m", "pip", "--quiet", "download", "--no-deps", "--dest", MAPLIBRE, MAPLIBRE_PACKAGE])
    (wheel,) = MAPLIBRE.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        for name in ("maplibre-gl.css", "maplibre-gl.js"):
            (MAPLIBRE / name).write_bytes(archive.read(f"maplibre/srcjs/{name}"))
    wheel.unlink()

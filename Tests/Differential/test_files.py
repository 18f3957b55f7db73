"""Our reader and two others on every file that is there: counts, coordinates, elevations, times and names."""

from __future__ import annotations

from pathlib import Path

import gpxpy_reader
import lxml_reader
import pytest
from conftest import files, needs_files
from documents import Report, differences


def identity(path: Path) -> str:
    return "/".join(path.parts[-3:])


@needs_files
@pytest.mark.parametrize("path", files(), ids=identity)
def test_lxml_reads_the_same(path: Path, ours: dict[Path, Report]) -> None:
    try:
        theirs = lxml_reader.read(path.read_bytes())
    except lxml_reader.NotReadable as reason:
        pytest.skip(f"lxml: {reason}")
    document = ours[path].document
    assert document is not None
    assert list(differences(document, theirs)) == []
    assert (document.version, document.creator) == (theirs.version, theirs.creator)


# What gpxpy makes of a file that is plainly something else.
FAULTS_OF_GPXPY = {
    "34-prefixed-elements.gpx": "finds nothing where elements of GPX have a prefix",
    "51-wpt-inside-trkseg.gpx": "loses waypoints inside of a segment",
}


@needs_files
@pytest.mark.parametrize("path", files(), ids=identity)
def test_gpxpy_reads_the_same(path: Path, ours: dict[Path, Report]) -> None:
    if fault := FAULTS_OF_GPXPY.get(path.name):
        pytest.skip(f"gpxpy {fault}")
    try:
        theirs = gpxpy_reader.read(path.read_bytes())
    except gpxpy_reader.NotReadable as reason:
        pytest.skip(f"gpxpy: {reason}")
    document = ours[path].document
    assert document is not None
    assert list(differences(gpxpy_reader.as_seen(document), theirs)) == []

"""Our reader and two others on files that are made for it, against what is in them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import gpxpy_reader
import lxml_reader
import pytest
from conftest import NATIVE
from documents import Report, differences, reports, run
from synthesis import Sample, recording, sample

COUNT = 520
RECORDINGS = 400


@pytest.fixture(scope="session")
def samples() -> list[Sample]:
    return [sample(seed) for seed in range(COUNT)] + [recording(seed) for seed in range(RECORDINGS)]


@pytest.fixture(scope="session")
def paths(samples: list[Sample], tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder = tmp_path_factory.mktemp("synthetic")
    result = []
    for seed, made in enumerate(samples):
        path = folder / f"{seed}.gpx"
        path.write_bytes(made.data)
        result.append(path)
    return result


@pytest.fixture(scope="session")
def read(paths: list[Path]) -> list[Report]:
    found = reports(run(NATIVE, paths))
    return [found[path] for path in paths]


def test_we_read_what_is_in_them(samples: list[Sample], read: list[Report]) -> None:
    faults = []
    for seed, (made, report) in enumerate(zip(samples, read)):
        assert report.document is not None, f"{seed}: {report.error}"
        faults += [f"{seed}: {fault}" for fault in differences(report.document, made.document)]
        if (report.document.version, report.document.creator) != (made.document.version, made.document.creator):
            faults.append(f"{seed}: {report.document.creator!r}, not {made.document.creator!r}")
    assert faults == []


def test_we_note_what_is_odd_and_nothing_else(samples: list[Sample], read: list[Report]) -> None:
    faults = []
    for seed, (made, report) in enumerate(zip(samples, read)):
        codes = Counter(diagnostic.code for diagnostic in report.diagnostics)
        if codes != made.codes:
            faults.append(f"{seed}: {dict(codes)}, not {dict(made.codes)}")
    assert faults == []


def test_strict_reading_reads_the_same(read: list[Report], paths: list[Path]) -> None:
    strict = reports(run([*NATIVE, "--strict"], paths))
    assert [strict[path] for path in paths] == read


def test_lxml_reads_what_is_in_them(samples: list[Sample]) -> None:
    """The other way round: that the truth is one shows that the samples are right."""
    faults = []
    for seed, made in enumerate(samples):
        theirs = lxml_reader.read(made.data)
        faults += [f"{seed}: {fault}" for fault in differences(made.document, theirs)]
    assert faults == []


def test_gpxpy_reads_what_is_in_them(samples: list[Sample]) -> None:
    faults = []
    count = 0
    for seed, made in enumerate(samples):
        if not made.is_tame:
            continue
        try:
            theirs = gpxpy_reader.read(made.data)
        except gpxpy_reader.NotReadable:
            continue
        count += 1
        faults += [f"{seed}: {fault}" for fault in differences(gpxpy_reader.as_seen(made.document), theirs)]
    assert faults == []
    assert count > 50

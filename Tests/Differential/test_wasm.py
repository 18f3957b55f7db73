"""The WebAssembly build under Node reads what the native build reads, to the last byte of what both say about it."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import NATIVE, WASM, files, needs_files
from documents import run
from mutation import mutated
from synthesis import sample


def compare(paths: list[Path]) -> None:
    for options in ([], ["--strict"]):
        native = run([*NATIVE, *options], paths).splitlines()
        wasm = run([*WASM, *options], paths).splitlines()
        for line, (ours, theirs) in enumerate(zip(native, wasm)):
            assert ours == theirs, f"line {line} of the report"
        assert len(native) == len(wasm)


@needs_files
def test_every_file() -> None:
    compare(files())


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder = tmp_path_factory.mktemp("made")
    paths = []
    for seed in range(1000):
        data = sample(seed).data
        path = folder / f"{seed}.gpx"
        path.write_bytes(data if seed % 2 else mutated(data, seed))
        paths.append(path)
    return paths


def test_files_that_are_made(made: list[Path]) -> None:
    compare(made)

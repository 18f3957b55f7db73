"""What `Utilities/build-page` says where it cannot build a page; the examples are the pages that it builds."""

from __future__ import annotations

import subprocess

import pytest
from conftest import ROOT

MISUSES = {
    (): "missing PRODUCT",
    ("--what",): "unknown option '--what'",
    ("One", "Two"): "unexpected argument 'Two' after 'One'",
    ("One", "--output"): "option '--output' needs a value",
    ("One", "--title", ""): "option '--title' needs a value",
    ("One", "--package-path", "Nowhere"): "there is no Package.swift in 'Nowhere'",
}


def build_page(*arguments: str, folder=ROOT) -> subprocess.CompletedProcess:
    command = [ROOT / "Utilities" / "build-page", *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=folder, timeout=60)


@pytest.mark.parametrize("arguments", MISUSES, ids=" ".join)
def test_misuse_is_named(arguments):
    result = build_page(*arguments)
    first, usage = result.stderr.splitlines()
    assert (result.returncode, first) == (64, f"build-page: {MISUSES[arguments]}")
    assert usage.startswith("usage: build-page PRODUCT ")


def test_a_folder_without_a_package_is_named(tmp_path):
    result = build_page("One", folder=tmp_path)
    assert result.returncode == 64 and "there is no Package.swift in '.'" in result.stderr


def test_what_cannot_be_read_or_written_is_named_before_anything_is_built():
    result = build_page("One", "--file", "Nowhere.gpx")
    assert (result.returncode, result.stderr) == (1, "build-page: Nowhere.gpx: cannot be read\n")
    result = build_page("One", "--output", "Nowhere/page.html")
    assert result.returncode == 1
    assert result.stderr == "build-page: Nowhere/page.html: there is no folder 'Nowhere'\n"


def test_help_is_given():
    result = build_page("--help")
    assert result.returncode == 0 and "Utilities/build-page PRODUCT" in result.stdout

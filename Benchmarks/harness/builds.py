"""Builds the programs that are measured."""

import subprocess
import sys

from harness.places import BENCHMARKS, PEERS, ROOT, SWIFT


def run(command):
    if subprocess.run(command, cwd=ROOT, stdout=sys.stderr).returncode != 0:
        sys.exit(f"run: failed: {' '.join(map(str, command))}")


def build_peers():
    run(["make", "--silent", "--directory", BENCHMARKS / "Peers", f"OUTPUT={PEERS}"])


def build_swift(products):
    # The manager of packages does not see files that are new in the package it depends on, unless its own is newer.
    (BENCHMARKS / "Package.swift").touch()
    for product in products:
        run(
            ["swift", "build", "--quiet", "--configuration", "release", "--package-path", BENCHMARKS]
            + ["--scratch-path", SWIFT, "--product", product]
        )


def build(readers):
    """Builds what the readers need."""
    origins = {reader.origin for reader in readers}
    if "peers" in origins:
        build_peers()
    if "swift" in origins:
        build_swift(sorted({reader.product for reader in readers if reader.origin == "swift"}))

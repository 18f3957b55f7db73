"""The modules of the last debug build, for the scripts that look at them."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / ".build" / "debug" / "Modules"


def clang_modules() -> list[str]:
    """The folders of the system libraries: their module maps, and the headers that those name."""
    folders = sorted(str(path.parent) for path in (ROOT / "Sources").glob("*/module.modulemap"))
    for library in re.findall(r'pkgConfig: "([^"]+)"', (ROOT / "Package.swift").read_text()):
        command = ["pkg-config", "--cflags-only-I", library]
        result = subprocess.run(command, capture_output=True, text=True)
        if result.returncode != 0:
            sys.exit(f"pkg-config does not know {library}: {result.stderr.strip()}")
        folders += [flag.removeprefix("-I") for flag in result.stdout.split()]
    return list(dict.fromkeys(folders))


def names() -> list[str]:
    """The modules that have Swift of their own, all of which must be built."""
    names = sorted(path.name for path in (ROOT / "Sources").iterdir() if any(path.rglob("*.swift")))
    missing = [name for name in names if not (MODULES / f"{name}.swiftmodule").exists()]
    if missing or not names:
        sys.exit(f"not built: {' '.join(missing)}; run: swift build")
    return names

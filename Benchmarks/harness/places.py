"""Where things lie."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
BENCHMARKS = ROOT / "Benchmarks"
OUTPUT = ROOT / ".build" / "bench"
FILES = OUTPUT / "files"
PEERS = OUTPUT / "peers"
SWIFT = OUTPUT / "swift"
PYTHON = ROOT / ".venv" / "bin" / "python"

"""One engine: the WebAssembly build and the native build draw the same."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
from pathlib import Path

import pytest
from conftest import ROOT, SAMPLE
from drawing import Commands, FormatError, frame, read, rect
from frames import compare, difference

HERE = Path(__file__).resolve().parent
RECORDINGS = sorted((HERE / "Recordings").glob("*.csv"))
PROGRAM = Path(os.environ.get("SWITCHBACK_WASM", ROOT / ".build-wasm" / "switchback-web.wasm"))


def run_in_node(recording: Path, folder: Path, *files: Path) -> None:
    node = shutil.which("node") or pytest.fail("there is no node; run: Utilities/setup test")
    if not PROGRAM.exists():
        pytest.fail(f"there is no {PROGRAM}; run: make web")
    command = [node, HERE / "engine.mjs", PROGRAM, recording, folder, *files]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr


def run_natively(recording: Path, folder: Path, *files: Path) -> None:
    variables = {
        "SWITCHBACK_RECORDING": str(recording), "SWITCHBACK_FRAMES": str(folder),
        "SWITCHBACK_FILES": "\n".join(map(str, files)),
    }  # fmt: skip
    command = ["swift", "test", "--skip-build", "--disable-xctest", "--filter", "RecordedFramesTests"]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | variables, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]


@pytest.mark.parametrize("recording", RECORDINGS, ids=lambda path: path.stem)
def test_both_builds_draw_the_same(tmp_path, recording):
    run_in_node(recording, tmp_path / "node", SAMPLE)
    run_natively(recording, tmp_path / "native", SAMPLE)
    assert compare(tmp_path / "node", tmp_path / "native")[:5] == []


def test_the_recording_moves_everything(tmp_path):
    """A comparison of frames in which nothing happens would prove nothing."""
    run_in_node(HERE / "Recordings" / "tour.csv", tmp_path, SAMPLE)
    frames = [read(path.read_bytes()) for path in sorted(tmp_path.glob("frame-*.words"))]
    changes = sum(difference(one, other) is not None for one, other in zip(frames, frames[1:], strict=False))
    assert changes > 150
    kinds = {layer.kind for shown in frames for layer in shown.layers}
    assert kinds >= {"overlays", "annotations", "controls"}
    annotations = [
        sum(len(layer.commands) for layer in shown.layers if layer.kind == "annotations") for shown in frames
    ]
    assert max(annotations) > 300
    assert min(annotations) == 0, "the waypoints are switched off for a while"
    assert annotations[-1] > 0, "and on again"


# The comparison itself


def words(*layers) -> bytes:
    numbers = frame(*layers)
    return struct.pack(f"<{len(numbers)}I", *numbers)


def line(x: float = 10, color: int = 0xFF0000FF, width: float = 2) -> Commands:
    return Commands().stroke([("move", 0, 0), ("line", x, 5)], color, width)


DIFFERENT = {
    "another place": (line(10.1), "command 0 (stroke): point 1: (10.0, 5.0) and (10.1"),
    "another color": (line(color=0x00FF00FF), "command 0 (stroke): 4278190335 and 16711935"),
    "another width": (line(width=2.5), "command 0 (stroke): lengths"),
    "another command": (Commands().fill(rect(0, 0, 1, 1), 0xFF), "command 0 (stroke): the other one is fill"),
    "a command more": (line().save(), "1 and 2 commands"),
    "no number": (line(float("nan")), "command 0 (stroke): point 1"),
}


@pytest.mark.parametrize("name", DIFFERENT)
def test_a_difference_is_found_and_told(name):
    other, message = DIFFERENT[name]
    found = difference(read(words(line())), read(words(other)))
    assert message in found
    assert "layer 0 (overlays)" in found


def test_a_difference_in_the_last_bits_is_none():
    assert difference(read(words(line(10))), read(words(line(10.015)))) is None


def test_places_are_compared_where_they_are_seen():
    near, far = line(10), line(10.001)
    large = (100, 0, 0, 100, 0, 0)
    assert difference(read(words((near, large))), read(words((far, large)))) is not None
    small = (0.01, 0, 0, 0.01, 0, 0)
    assert difference(read(words((line(10), small))), read(words((line(11), small)))) is None
    inner = Commands().save().concatenate(*large)
    inner.words += near.words
    other = Commands().save().concatenate(*large)
    other.words += far.words
    assert "command 2 (stroke)" in difference(read(words(inner)), read(words(other)))


def test_text_and_layers_are_compared():
    one = Commands().text("Camp", 1, 2, 0xFF, 12)
    assert "b'Camp' and b'Kamp'" in difference(read(words(one)), read(words(Commands().text("Kamp", 1, 2, 0xFF, 12))))
    assert "layers" in difference(read(words(one)), read(words(one, one)))


@pytest.mark.parametrize("cut", [2, 4, 20, 40, 60])
def test_words_that_are_not_whole_are_refused(cut):
    with pytest.raises((FormatError, struct.error)):
        read(words(line())[:-cut])
    assert read(words(line()))


def test_folders_without_the_same_frames_differ(tmp_path):
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    assert "no frames" in compare(tmp_path / "a", tmp_path / "b")[0]
    (tmp_path / "a" / "frame-0000.words").write_bytes(words(line()))
    assert compare(tmp_path / "a", tmp_path / "b") != []
    (tmp_path / "b" / "frame-0000.words").write_bytes(words(line(10.2)))
    assert compare(tmp_path / "a", tmp_path / "b")[0].startswith("frame-0000.words: layer 0")

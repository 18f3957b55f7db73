"""Writes the recordings: a person's way through a map, step by step, for every host alike.

Recordings/gestures.csv has each gesture of a map once, with nothing beside it. Recordings/tour.csv has what a viewer answers to: dragging with a glide, the wheel, a pinch, a double click, keys, a press on the
switch of the waypoints, another size and another colour scheme. README.md describes the format.
"""

from __future__ import annotations

from pathlib import Path

DOWN, MOVE, UP, CANCEL, LEAVE, WHEEL, KEY_DOWN, KEY_UP, FOCUS, BLUR = range(10)
MOUSE, TOUCH = 0, 1
FRAME = 1 / 60


class Recording:
    def __init__(self) -> None:
        self.lines = ["# Made by Tests/Browser/make_recording.py."]
        self.time = 0.0

    def add(self, name: str, *numbers: float) -> None:
        # Seven digits: more than enough, and the same number wherever it is read.
        self.lines.append(",".join([name, *(f"{number:.7g}" for number in numbers)]))

    def resize(self, width: float, height: float, scale: float = 1, dark: bool = False) -> None:
        self.add("resize", width, height, scale, dark)

    def event(
        self, kind: int, x: float = 0, y: float = 0, pointer: int = 1, device: int = MOUSE,
        buttons: int = 0, delta: float = 0, modifiers: int = 0, key: int = 0,
    ) -> None:  # fmt: skip
        self.add("event", kind, self.time, x, y, pointer, device, buttons, 0, delta, modifiers, key)

    def frames(self, count: int) -> None:
        for _ in range(count):
            self.time += FRAME
            self.add("frame", self.time)

    def rest(self, seconds: float) -> None:
        """Frames until what moves has come to rest, first each, then ten a second."""
        self.frames(12)
        for _ in range(round(seconds * 10)):
            self.time += 0.1
            self.add("frame", self.time)

    def drag(
        self, x: float, y: float, dx: float, dy: float, steps: int = 12, device: int = MOUSE, hold: float = 0,
    ) -> None:  # fmt: skip
        self.event(DOWN, x, y, device=device, buttons=1)
        for step in range(1, steps + 1):
            self.frames(1)
            self.event(MOVE, x + dx * step / steps, y + dy * step / steps, device=device, buttons=1)
        self.time += hold
        self.event(UP, x + dx, y + dy, device=device)

    def click(self, x: float, y: float) -> None:
        self.event(DOWN, x, y, buttons=1)
        self.time += 0.05
        self.event(UP, x, y)

    def press(self, key: int, modifiers: int = 0) -> None:
        self.event(KEY_DOWN, key=key, modifiers=modifiers)
        self.time += 0.05
        self.event(KEY_UP, key=key, modifiers=modifiers)

    def scroll(self, x: float, y: float, peak: float, modifiers: int = 0) -> None:
        """Two fingers on a trackpad: they speed up, leave, and what is left of their speed fades."""
        deltas = [peak * step / 8 for step in range(1, 9)] + [peak * 0.85**step for step in range(1, 25)]
        for delta in deltas:
            self.event(WHEEL, x, y, delta=delta, modifiers=modifiers)
            self.frames(1)

    def fingers(self, kind: int, points: dict[int, tuple[float, float]]) -> None:
        for finger, (x, y) in points.items():
            self.event(kind, x, y, pointer=finger, device=TOUCH, buttons=0 if kind == UP else 1)


def tour() -> Recording:
    recording = Recording()
    recording.resize(1000, 700)
    recording.add("frame", 0)
    recording.frames(2)

    # A drag that glides on, and one that holds still before it ends.
    recording.drag(500, 560, 180, -40)
    recording.rest(2)
    recording.drag(500, 560, -90.5, 30.25)
    recording.time += 0.4
    recording.rest(0.5)

    # The wheel, in and out, then a trackpad's pinch.
    for delta in (-120, -120, -60.5, 240):
        recording.event(WHEEL, 640.5, 300, delta=delta)
        recording.frames(3)
    recording.rest(1)
    for _ in range(8):
        recording.event(WHEEL, 520, 250, delta=-7.25, modifiers=2)
        recording.frames(1)
    recording.rest(1)

    # Two fingers spread, turn and come together again.
    for finger, x in ((11, 450), (12, 550)):
        recording.event(DOWN, x, 400, pointer=finger, device=TOUCH, buttons=1)
    for step in range(1, 25):
        reach = 50 + 60 * min(step, 24 - step) / 12
        turn = step * 0.75
        recording.event(MOVE, 500 - reach, 400 - turn, pointer=11, device=TOUCH, buttons=1)
        recording.event(MOVE, 500 + reach, 400 + turn, pointer=12, device=TOUCH, buttons=1)
        recording.frames(1)
    for finger, x in ((11, 450), (12, 550)):
        recording.event(UP, x, 400, pointer=finger, device=TOUCH)
    recording.rest(1)

    # A double click, then every key that means something.
    recording.click(700, 350)
    recording.time += 0.1
    recording.click(700, 350)
    recording.rest(1)
    for key in (1, 2, 3, 4, 5, 6, 7, 14, 15, 12, 13, 8, 9, 10):
        recording.press(key)
        recording.rest(0.5)

    # The whole left column and the lower right corner are pressed: the panel and the buttons are there.
    for x, y in [(260, 270), (260, 270), (90, 306), (970, 597), (970, 634), (90, 306)]:
        recording.click(x, y)
        recording.rest(1)

    # A finger that the system takes away, a mouse that leaves, and one that comes back.
    recording.event(DOWN, 500, 300, pointer=13, device=TOUCH, buttons=1)
    recording.frames(1)
    recording.event(MOVE, 540, 300, pointer=13, device=TOUCH, buttons=1)
    recording.frames(1)
    recording.event(CANCEL, 540, 300, pointer=13, device=TOUCH)
    recording.event(LEAVE, -1, 300)
    recording.rest(0.5)

    # Other sizes and colours.
    for width, height, scale, dark in [(1400, 900, 2, False), (390, 844, 3, True), (844, 390, 3, True)]:
        recording.resize(width, height, scale, dark)
        recording.rest(0.5)
        recording.drag(width / 2, height * 0.8, 60, -20, device=TOUCH)
        recording.rest(1)
    return recording


def gestures() -> Recording:
    """Each gesture of a map once, on a map as large as the surface; a comment names each."""
    recording = Recording()

    def begin(name: str) -> None:
        recording.rest(2)
        recording.lines.append(f"# {name}")

    recording.resize(800, 600)
    recording.add("frame", 0)
    begin("a drag that rests")
    recording.drag(400, 420, 120, -60, hold=0.4)
    begin("a drag that glides")
    recording.drag(400, 420, -160, 40, device=TOUCH)
    begin("three notches of a wheel")
    for _ in range(3):
        recording.event(WHEEL, 500, 400, delta=-120)
        recording.frames(9)
    begin("a trackpad with momentum")
    recording.scroll(350, 380, 30)
    begin("a pinch on a trackpad")
    recording.scroll(350, 380, -6, modifiers=2)
    begin("two clicks")
    for _ in range(2):
        recording.click(420, 400)
        recording.time += 0.1
    begin("two clicks with shift")
    for _ in range(2):
        recording.event(DOWN, 420, 400, buttons=1, modifiers=1)
        recording.time += 0.05
        recording.event(UP, 420, 400, modifiers=1)
        recording.time += 0.1
    begin("two fingers that tap")
    recording.fingers(DOWN, {1: (300, 400), 2: (420, 420)})
    recording.frames(4)
    recording.fingers(UP, {2: (421, 420), 1: (300, 401)})
    begin("two fingers that spread and turn")
    recording.fingers(DOWN, {1: (350, 400), 2: (450, 400)})
    for step in range(1, 25):
        reach, lift = 50 + 3 * step, 2.5 * step
        recording.fingers(MOVE, {1: (400 - reach, 400 - lift), 2: (400 + reach, 400 + lift)})
        recording.frames(1)
    recording.fingers(UP, {1: (278, 340), 2: (522, 460)})
    begin("a tap and a finger that is drawn down")
    recording.fingers(DOWN, {1: (400, 380)})
    recording.time += 0.05
    recording.fingers(UP, {1: (400, 380)})
    recording.time += 0.1
    recording.fingers(DOWN, {1: (400, 380)})
    for step in range(1, 11):
        recording.frames(1)
        recording.fingers(MOVE, {1: (400, 380 + 10 * step)})
    recording.fingers(UP, {1: (400, 480)})
    begin("a rectangle that is drawn with shift")
    recording.event(DOWN, 300, 300, buttons=1, modifiers=1)
    for step in range(1, 9):
        recording.frames(1)
        recording.event(MOVE, 300 + 25 * step, 300 + 15 * step, buttons=1, modifiers=1)
    recording.event(UP, 500, 420, modifiers=1)
    begin("keys")
    for key in (1, 2, 3, 4, 5, 6, 12):
        recording.press(key)
        recording.rest(0.5)
    begin("keys with shift")
    for key in (2, 6):
        recording.press(key, modifiers=1)
        recording.rest(0.5)
    recording.rest(2)
    return recording


if __name__ == "__main__":
    folder = Path(__file__).parent / "Recordings"
    folder.mkdir(exist_ok=True)
    for name, recording in [("tour", tour()), ("gestures", gestures())]:
        (folder / f"{name}.csv").write_text("\n".join(recording.lines) + "\n")

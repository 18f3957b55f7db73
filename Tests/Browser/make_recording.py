"""Writes Recordings/tour.csv: a person's way through a map, step by step, for every host alike.

It has what a viewer answers to: dragging with a glide, the wheel, a pinch, a double click, keys, a press on the
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

    def drag(self, x: float, y: float, dx: float, dy: float, steps: int = 12, device: int = MOUSE) -> None:
        self.event(DOWN, x, y, device=device, buttons=1)
        for step in range(1, steps + 1):
            self.frames(1)
            self.event(MOVE, x + dx * step / steps, y + dy * step / steps, device=device, buttons=1)
        self.event(UP, x + dx, y + dy, device=device)

    def click(self, x: float, y: float) -> None:
        self.event(DOWN, x, y, buttons=1)
        self.time += 0.05
        self.event(UP, x, y)

    def press(self, key: int) -> None:
        self.event(KEY_DOWN, key=key)
        self.time += 0.05
        self.event(KEY_UP, key=key)


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


if __name__ == "__main__":
    path = Path(__file__).parent / "Recordings" / "tour.csv"
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join(tour().lines) + "\n")

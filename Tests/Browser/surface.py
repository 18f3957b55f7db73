"""A map in a page: where things are in it, what it looks like, and how to touch it."""

from __future__ import annotations

import base64
import io
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import Page, TimeoutError

# How long nothing is painted by a map at rest, in milliseconds. The host brings the elements for assistive technology in
# line a tenth of a second after the last frame.
QUIET = 220

# Longer than a finger's movement counts when it is lifted.
HOLDING = 120

READ_ELEMENTS = """() => [...document.querySelectorAll("#mirror *")].map((node) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return {
    role: node.getAttribute("role") ?? "text", name: node.getAttribute("aria-label") ?? node.textContent,
    checked: node.getAttribute("aria-checked"), x, y, width, height,
  };
})"""

# Counts the frames that the page paints, and keeps the picture of the first until there is a second. A frame starts
# with a wiped canvas: by a reset, or by a new size. Counts the layers, too, that a worker has yet to paint.
WATCH_FRAMES = """
window.frames_painted = 0;
window.last_frame = 0;
window.layers_ordered = window.layers_awaited = 0;
if (window.Worker) {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...others) {
    if (!this.isWatched) this.addEventListener("message", () => window.layers_awaited--);
    this.isWatched = true;
    if (message.job) window.layers_ordered++, window.layers_awaited++;
    return postMessage.call(this, message, ...others);
  };
}
const note = (canvas) => {
  if (canvas.id !== "canvas") return;
  window.last_frame = performance.now();
  if (window.frames_painted === 1) window.first_picture = canvas.toDataURL();
  window.frames_painted++;
};
const { reset } = CanvasRenderingContext2D.prototype;
CanvasRenderingContext2D.prototype.reset = function () { note(this.canvas); return reset.call(this); };
const width = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, "width");
Object.defineProperty(HTMLCanvasElement.prototype, "width", {
  ...width, set(value) { note(this); width.set.call(this, value); },
});
"""

AT_REST = f"""() => {{
  window.settling_since ??= performance.now();
  const quiet = performance.now() - Math.max(window.settling_since, window.last_frame);
  if (quiet < {QUIET} || window.layers_awaited > 0) return false;
  delete window.settling_since;
  return true;
}}"""


def decode(data: bytes) -> np.ndarray:
    """The pixels of a PNG: rows of red, green and blue."""
    return np.asarray(Image.open(io.BytesIO(data)).convert("RGB")).astype(int)


@dataclass(frozen=True)
class Element:
    """Something on the map as assistive technology sees it; lengths are points."""

    role: str
    name: str
    checked: str | None
    x: float
    y: float
    width: float
    height: float

    @property
    def foot(self) -> tuple[float, float]:
        """The middle of the lower edge: where the place of a waypoint is."""
        return (self.x + self.width / 2, self.y + self.height)

    @property
    def center(self) -> tuple[float, float]:
        return (self.x + self.width / 2, self.y + self.height / 2)


class Map:
    def __init__(self, page: Page, file: Path) -> None:
        self.page = page
        self.noise: list[str] = []
        self.url = file.as_uri()
        page.on("console", lambda message: self.noise.append(f"console: {message.text}"))
        page.on("pageerror", lambda error: self.noise.append(f"error: {error}"))
        page.on("dialog", lambda dialog: (self.noise.append("dialog"), dialog.dismiss()))
        page.on("popup", lambda popup: self.noise.append(f"window: {popup.url}"))
        page.on("request", self.note_request)
        page.add_init_script(WATCH_FRAMES)
        page.goto(self.url)
        page.wait_for_selector("#mirror [role=application]", state="attached")
        self.settle()

    def note_request(self, request) -> None:
        # A blob is what the page holds itself: nobody is asked.
        if request.url != self.url and not request.url.startswith("blob:"):
            self.noise.append(f"request: {request.url[:100]}")

    # What is there

    def elements(self) -> list[Element]:
        return [Element(**fields) for fields in self.page.evaluate(READ_ELEMENTS)]

    def element(self, name: str) -> Element:
        found = [element for element in self.elements() if element.name == name]
        assert len(found) == 1, f"{len(found)} elements are called {name!r}"
        return found[0]

    def places(self) -> dict[str, tuple[float, float]]:
        """Where the elements of all waypoints are that are called like no other thing."""
        elements = self.elements()
        names = [element.name for element in elements]
        return {
            element.name: element.foot
            for element in elements
            if element.role == "button" and names.count(element.name) == 1
        }

    def picture(self) -> np.ndarray:
        """The pixels of the canvas: rows of red, green and blue."""
        return self.from_url(self.page.evaluate("document.querySelector('#canvas').toDataURL()"))

    def first_picture(self) -> np.ndarray:
        url = self.page.evaluate("window.first_picture")
        return self.from_url(url) if url else self.picture()

    @staticmethod
    def from_url(url: str) -> np.ndarray:
        return decode(base64.b64decode(url.split(",")[1]))

    def frames(self) -> int:
        return self.page.evaluate("window.frames_painted")

    # What is done

    def settle(self) -> None:
        """Waits until nothing moves any more and the elements are those of the last frame."""
        try:
            self.page.wait_for_function(AT_REST, timeout=20_000, polling=40)
        except TimeoutError:
            pytest.fail("the map never comes to rest")

    def drag(self, start: tuple[float, float], end: tuple[float, float], steps: int = 10) -> None:
        """Drags with the mouse, and holds still before it lets go, so that nothing glides on."""
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move(*end, steps=steps)
        self.page.wait_for_timeout(HOLDING)
        mouse.move(*end)
        mouse.up()
        self.settle()

    def wheel(self, at: tuple[float, float], delta: float) -> None:
        self.page.mouse.move(*at)
        self.page.mouse.wheel(0, delta)
        self.settle()

    def touch(self, *moments: list[tuple[float, float]], pause: int = 20) -> None:
        """Puts fingers down at the first moment, moves them through the others, and lifts them."""
        devtools = self.page.context.new_cdp_session(self.page)
        for index, fingers in enumerate(moments):
            points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(fingers)]
            kind = "touchStart" if index == 0 else "touchMove"
            devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
            self.page.wait_for_timeout(pause)
        self.page.wait_for_timeout(HOLDING)
        devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        self.settle()

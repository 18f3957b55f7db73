"""A map in a page: where things are in it, what it looks like, and how to touch it."""

from __future__ import annotations

import io
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image
from playwright.sync_api import Page

# Long enough for the host to bring the elements for assistive technology in line after a frame.
SETTLING = 400

READ_ELEMENTS = """() => [...document.querySelectorAll("#mirror *")].map((node) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return {
    role: node.getAttribute("role") ?? "text", name: node.getAttribute("aria-label") ?? node.textContent,
    checked: node.getAttribute("aria-checked"), x, y, width, height,
  };
})"""

# Counts the frames that the page paints from now on, and keeps the picture of the first.
WATCH_FRAMES = """
window.frames_painted = 0;
const original = CanvasRenderingContext2D.prototype.reset;
CanvasRenderingContext2D.prototype.reset = function () {
  if (this.canvas.id === "canvas") window.frames_painted++;
  return original.call(this);
};
"""


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
        if request.url != self.url:
            self.noise.append(f"request: {request.url[:100]}")

    # What is there

    def elements(self) -> list[Element]:
        return [Element(**fields) for fields in self.page.evaluate(READ_ELEMENTS)]

    def element(self, name: str) -> Element:
        found = [element for element in self.elements() if element.name == name]
        assert len(found) == 1, f"{len(found)} elements are called {name!r}"
        return found[0]

    def waypoints(self) -> dict[str, Element]:
        """The elements inside the map, by name."""
        inside = "#mirror [role=application] *"
        names = set(self.page.evaluate(
            "selector => [...document.querySelectorAll(selector)].map((node) => node.ariaLabel)", inside
        ))  # fmt: skip
        return {element.name: element for element in self.elements() if element.name in names}

    def picture(self) -> np.ndarray:
        """The pixels of the canvas: rows of red, green and blue."""
        data = self.page.locator("#canvas").screenshot(scale="device", animations="allow")
        return np.asarray(Image.open(io.BytesIO(data)).convert("RGB")).astype(int)

    def frames(self) -> int:
        return self.page.evaluate("window.frames_painted")

    # What is done

    def settle(self) -> None:
        """Waits until nothing moves any more and the elements are those of the last frame."""
        last = -1
        while (now := self.frames()) != last:
            last = now
            self.page.wait_for_timeout(SETTLING)

    def drag(self, start: tuple[float, float], end: tuple[float, float], steps: int = 10) -> None:
        """Drags with the mouse, and holds still before it lets go, so that nothing glides on."""
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move(*end, steps=steps)
        self.page.wait_for_timeout(250)
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
        self.page.wait_for_timeout(250)
        devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        self.settle()

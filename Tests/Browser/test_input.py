"""The surface with a module that only writes down what it is told."""

from __future__ import annotations

import pytest
from drawing import Commands, frame, rect

DOWN, MOVE, UP, CANCEL, LEAVE, WHEEL, KEY_DOWN, KEY_UP, FOCUS, BLUR = range(10)
MOUSE, TOUCH, PEN = range(3)
SHIFT, CONTROL, OPTION, COMMAND = 1, 2, 4, 8

# The functions of Sources/WebHost as a script. `answers` is what they return, `told` what they were told.
START = """({ words, answers }) => {
  window.told = [];
  window.answers = { send: 1, isAnimating: 0, accessibilityRevision: 0, perform: 1, ...answers };
  const memory = new WebAssembly.Memory({ initial: 1 });
  new Uint32Array(memory.buffer, 1024).set([words.length, ...words]);
  const tell = (name) => (...values) => (told.push([name, ...values]), window.answers[name] ?? 0);
  window.surface = new Surface(document.querySelector("#surface"));
  const exports = { memory, frame: (time) => (tell("frame")(time), 1024), accessibilityElements: () => 512 };
  for (const name of ["send", "resize", "isAnimating", "accessibilityRevision", "perform"]) exports[name] = tell(name);
  Object.assign(surface, { exports, memory });
  surface.run();
}"""

FIELDS = ["kind", "time", "x", "y", "pointer", "device", "buttons", "deltaX", "deltaY", "modifiers", "key"]


class Told:
    def __init__(self, page, **answers):
        self.page = page
        words = frame(Commands().fill(rect(0, 0, 4000, 4000), 0x336699FF))
        page.evaluate(START, {"words": words, "answers": answers})
        page.wait_for_function("told.some(([name]) => name === 'frame')")
        self.clear()

    def clear(self):
        self.page.evaluate("told.length = 0")

    def wait_for_elements(self):
        """Waits until the elements are those of the module, of which there are none, so that others can be played."""
        self.page.wait_for_function("surface.revision !== undefined")

    def calls(self, name):
        return [values for called, *values in self.page.evaluate("told") if called == name]

    def events(self):
        return [dict(zip(FIELDS, values, strict=True)) for values in self.calls("send")]

    def kinds(self):
        return [event["kind"] for event in self.events()]


@pytest.fixture
def start(host):
    return lambda options=None, **answers: Told(host(**(options or {})), **answers)


def test_a_drag_is_told_in_points_and_to_its_end_outside(start):
    told = start()
    mouse = told.page.mouse
    mouse.move(100, 120)
    told.clear()
    mouse.down()
    mouse.move(140.5, 130)
    mouse.move(-30, -40)
    mouse.up()
    events = told.events()
    assert events.pop()["kind"] == LEAVE
    assert [event["kind"] for event in events] == [DOWN, MOVE, MOVE, UP]
    assert [(event["x"], event["y"]) for event in events] == [(100, 120), (140.5, 130), (-30, -40), (-30, -40)]
    assert [event["buttons"] for event in events] == [1, 1, 1, 0]
    assert {event["device"] for event in events} == {MOUSE}
    times = [event["time"] for event in events]
    assert times == sorted(times)
    assert 0 < times[0] < 60


def test_every_step_of_a_fast_movement_is_told(start):
    told = start()
    told.page.evaluate("""() => {
      const move = (x, type, parts) => {
        const event = new PointerEvent(type, { clientX: x, pointerId: 1, buttons: 1, pointerType: "mouse" });
        event.getCoalescedEvents = () => parts;
        return event;
      };
      surface.canvas.dispatchEvent(move(30, "pointermove", [10, 20, 30].map((x) => move(x, "pointermove", []))));
      surface.canvas.dispatchEvent(move(40, "pointermove", []));
    }""")
    assert [event["x"] for event in told.events()] == [10, 20, 30, 40]


def test_fingers_have_numbers_of_their_own(start):
    told = start({"has_touch": True})
    devtools = told.page.context.new_cdp_session(told.page)

    def touch(kind, *points):
        points = [{"x": x, "y": y, "id": finger} for finger, x, y in points]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", (0, 100, 100))
    touch("touchStart", (0, 100, 100), (1, 200, 100))
    touch("touchMove", (0, 90, 100), (1, 210, 100))
    touch("touchEnd", (0, 90, 100))
    touch("touchEnd")
    events = told.events()
    assert {event["device"] for event in events} == {TOUCH}
    downs = [event for event in events if event["kind"] == DOWN]
    assert [event["x"] for event in downs] == [100, 200]
    first, second = (event["pointer"] for event in downs)
    assert first != second
    moved = {event["pointer"]: event["x"] for event in events if event["kind"] == MOVE}
    assert moved == {first: 90, second: 210}
    assert sorted(event["pointer"] for event in events if event["kind"] == UP) == sorted([first, second])


def test_a_finger_that_the_system_takes_away_is_cancelled_once(start):
    told = start({"has_touch": True})
    devtools = told.page.context.new_cdp_session(told.page)
    devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": 50, "y": 50}]})
    devtools.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})
    told.page.wait_for_timeout(50)
    assert [kind for kind in told.kinds() if kind not in (MOVE, LEAVE)] == [DOWN, CANCEL]


def test_the_page_does_not_scroll_or_zoom_by_touch(start):
    told = start({"has_touch": True})
    assert told.page.evaluate("getComputedStyle(surface.canvas).touchAction") == "none"


def test_the_wheel_is_told_in_points(start):
    told = start()
    told.page.mouse.move(300, 200)
    told.clear()
    told.page.mouse.wheel(10, 120)
    told.page.wait_for_function("told.length > 0")
    told.page.evaluate("""() => {
      for (const [deltaMode, deltaY] of [[0, 7], [1, 3], [2, -1]]) {
        const options = { deltaMode, deltaY, clientX: 1, clientY: 2, ctrlKey: true, cancelable: true };
        const event = new WheelEvent("wheel", options);
        surface.canvas.dispatchEvent(event);
        told.push(["prevented", event.defaultPrevented]);
      }
    }""")
    first, *rest = told.events()
    assert (first["kind"], first["x"], first["y"]) == (WHEEL, 300, 200)
    assert (first["deltaX"], first["deltaY"], first["modifiers"]) == (10, 120, 0)
    assert [event["deltaY"] for event in rest] == [7, 120, -700]
    assert {event["modifiers"] for event in rest} == {CONTROL}
    assert told.calls("prevented") == [[True]] * 3


def test_what_the_map_does_not_use_is_the_browsers(start):
    told = start(send=0)
    prevented = told.page.evaluate("""() => ["wheel", "keydown"].map((type) => {
      const options = { cancelable: true, bubbles: true, key: "+" };
      const event = type === "wheel" ? new WheelEvent(type, options) : new KeyboardEvent(type, options);
      (type === "wheel" ? surface.canvas : document.body).dispatchEvent(event);
      return event.defaultPrevented;
    })""")
    assert told.kinds() == [WHEEL, KEY_DOWN]
    assert prevented == [False, False]


def test_keys_with_a_meaning_are_told(start):
    told = start()
    meaning = {
        "ArrowLeft": 1, "ArrowRight": 2, "ArrowUp": 3, "ArrowDown": 4, "+": 5, "=": 5, "-": 6, "0": 7,
        "Enter": 8, "Space": 9, "Escape": 10, "Home": 12, "End": 13, "PageUp": 14, "PageDown": 15,
    }  # fmt: skip
    for key in meaning:
        told.page.keyboard.press(key)
    events = told.events()
    assert [(event["kind"], event["key"]) for event in events] == [
        (kind, key) for key in meaning.values() for kind in (KEY_DOWN, KEY_UP)
    ]


def test_other_keys_and_shortcuts_are_the_browsers(start):
    told = start()
    for key in ["a", "F5", "Control+ArrowLeft", "Meta+-", "Alt+ArrowLeft", "Control+0", "constructor"]:
        if key != "constructor":
            told.page.keyboard.press(key)
    told.page.evaluate(
        "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'constructor', bubbles: true }))"
    )
    assert told.events() == []
    told.page.keyboard.press("Shift+ArrowLeft")
    assert [(event["key"], event["modifiers"]) for event in told.events()] == [(1, SHIFT)] * 2


def test_keys_elsewhere_are_not_the_maps(start):
    told = start()
    told.page.evaluate("""() => {
      document.body.append(document.createElement("input"));
      document.querySelector("input").focus();
    }""")
    told.page.keyboard.press("ArrowLeft")
    assert told.events() == []


def test_keys_on_a_button_press_it_or_move_the_map(start):
    told = start()
    told.wait_for_elements()
    told.page.evaluate("""() => {
      const item = { id: 5, role: 2, depth: 0, label: "b", value: "", frame: [0, 0, 9, 9], actionable: true };
      surface.mirror.patch([item]);
      document.querySelector("#mirror button").focus();
    }""")
    told.clear()
    told.page.keyboard.press("Enter")
    told.page.keyboard.press("ArrowLeft")
    assert [(values[0], values[1]) for values in told.calls("perform")] == [(0, 5)]
    assert [event["key"] for event in told.events()] == [1, 1]


def test_a_mouse_that_leaves_is_told(start):
    told = start()
    told.page.mouse.move(10, 10)
    told.page.evaluate("surface.canvas.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))")
    assert told.kinds()[-1] == LEAVE


def test_the_pointer_tells_what_can_be_pressed(start):
    told = start()
    told.wait_for_elements()
    told.page.evaluate("""() => surface.mirror.patch([
      { id: 5, role: 2, depth: 0, label: "b", value: "", frame: [50, 50, 20, 20], actionable: true },
    ])""")
    cursor = "getComputedStyle(surface.canvas).cursor"
    told.page.mouse.move(10, 10)
    assert told.page.evaluate(cursor) == "grab"
    told.page.mouse.move(60, 60)
    assert told.page.evaluate(cursor) == "pointer"


# Frames


def test_an_idle_page_makes_no_frame(start):
    told = start()
    told.page.wait_for_timeout(300)
    # The elements for assistive technology are asked after once, when the page has come to rest.
    assert [call for call in told.page.evaluate("told") if call != ["accessibilityRevision"]] == []


def test_many_requests_make_one_frame(start):
    told = start()
    told.page.evaluate("() => { for (let i = 0; i < 9; i++) surface.imports.host.requestFrame(); }")
    told.page.wait_for_timeout(200)
    assert len(told.calls("frame")) == 1


def test_frames_follow_each_other_while_something_moves(start):
    told = start()
    told.page.evaluate("() => { answers.isAnimating = 1; surface.requestFrame(); }")
    told.page.wait_for_function("told.filter(([name]) => name === 'frame').length > 4")
    told.page.evaluate("answers.isAnimating = 0")
    told.page.wait_for_timeout(100)
    times = [time for (time,) in told.calls("frame")]
    assert times == sorted(times)
    assert len(set(times)) == len(times)
    told.clear()
    told.page.wait_for_timeout(200)
    assert told.calls("frame") == []


def test_an_event_that_starts_a_movement_makes_frames(start):
    told = start(isAnimating=1)
    told.page.evaluate("answers.isAnimating = 0")
    told.page.wait_for_timeout(100)
    told.page.evaluate("answers.isAnimating = 1")
    told.clear()
    told.page.keyboard.press("+")
    told.page.wait_for_function("told.filter(([name]) => name === 'frame').length > 1")


def test_no_frame_is_before_an_event_that_it_shows(start):
    told = start()
    told.page.evaluate("""() => {
      const event = new KeyboardEvent("keydown", { key: "+", bubbles: true });
      document.body.dispatchEvent(event);
      surface.draw(performance.now() - 1000);
    }""")
    (frame_time,) = (time for (time,) in told.calls("frame"))
    assert frame_time >= told.events()[0]["time"]


# Sizes


@pytest.mark.parametrize("ratio", [1, 1.5, 2, 3])
def test_the_canvas_has_a_pixel_for_each_of_the_screens(start, ratio):
    told = start({"viewport": {"width": 801, "height": 601}, "device_scale_factor": ratio})
    width, height = told.page.evaluate("[surface.canvas.width, surface.canvas.height]")
    assert (width, height) == (round(801 * ratio), round(601 * ratio))


def test_a_new_size_is_told_and_shown_at_once(start):
    told = start()
    told.page.set_viewport_size({"width": 640, "height": 480})
    told.page.wait_for_function("surface.canvas.width === 640")
    assert told.calls("resize")[-1] == [640, 480, 1, False]
    names = [name for name, *_ in told.page.evaluate("told") if name in ("resize", "frame")]
    assert names[:2] == ["resize", "frame"]


def test_a_new_size_never_shows_an_empty_canvas(start):
    told = start()
    # What the browser is about to show, at every picture of it: a task after the frame would see it too late.
    told.page.evaluate("""() => {
      window.empty = 0;
      const look = () => {
        const { canvas } = surface;
        const [red, green, blue] = canvas.getContext("2d").getImageData(canvas.width - 1, canvas.height - 1, 1, 1).data;
        if (red !== 0x33 || green !== 0x66 || blue !== 0x99) empty++;
      };
      // Observers that were made later are told later.
      window.observer = new ResizeObserver(look);
      observer.observe(surface.canvas);
    }""")
    for width in range(900, 500, -37):
        told.page.set_viewport_size({"width": width, "height": width - 100})
        told.page.wait_for_timeout(30)
    assert told.page.evaluate("empty") == 0


# C87
def test_a_move_to_another_screen_is_told(start):
    told = start()
    devtools = told.page.context.new_cdp_session(told.page)
    metrics = {"width": 1001, "height": 700, "deviceScaleFactor": 2, "mobile": False}
    devtools.send("Emulation.setDeviceMetricsOverride", metrics)
    told.page.wait_for_function("surface.canvas.width === 2002")
    assert told.calls("resize")[-1] == [1001, 700, 2, False]


def test_another_number_of_pixels_in_a_point_alone_is_told(start):
    told = start()
    # Emulation sends no such event by itself, so it is played: twice, since a query is of use only once.
    told.page.evaluate("""async () => {
      const lists = [];
      const { matchMedia } = window;
      window.matchMedia = (query) => (lists.push(matchMedia.call(window, query)), lists.at(-1));
      surface.run();
      for (const ratio of [2, 3]) {
        Object.defineProperty(window, "devicePixelRatio", { value: ratio, configurable: true });
        lists.findLast((list) => list.media.includes("resolution")).dispatchEvent(new Event("change"));
        await new Promise((done) => setTimeout(done, 100));
        told.push(["width", surface.canvas.width]);
      }
    }""")
    assert told.calls("width") == [[2000], [3000]]
    assert [2000 / 2, 700, 2, False] in told.calls("resize")
    assert told.calls("resize")[-1] == [1000, 700, 3, False]


def test_the_color_scheme_is_told_when_it_changes(start):
    told = start()
    told.page.emulate_media(color_scheme="dark")
    told.page.wait_for_function("told.some(([name]) => name === 'frame')")
    assert told.calls("resize")[-1] == [1000, 700, 1, True]


def test_less_movement_is_told(start):
    told = start()
    assert told.page.evaluate("surface.imports.host.reducesMotion()") == 0
    told.page.emulate_media(reduced_motion="reduce")
    assert told.page.evaluate("surface.imports.host.reducesMotion()") == 1


# Faults


def test_a_module_that_stops_is_told_in_words_and_left_alone(start):
    told = start()
    messages = []
    told.page.on("console", lambda message: messages.append(message.text))
    told.page.evaluate("() => { surface.exports.send = () => { throw new WebAssembly.RuntimeError('unreachable'); }; }")
    told.page.keyboard.press("+")
    assert told.page.locator("#message").text_content().startswith("The map has stopped")
    assert told.page.locator("#message").is_visible()
    told.clear()
    told.page.keyboard.press("-")
    told.page.set_viewport_size({"width": 500, "height": 500})
    told.page.wait_for_timeout(100)
    assert told.page.evaluate("told") == []
    assert len(messages) == 1


def test_memory_that_grows_is_no_fault(start):
    told = start()
    told.page.evaluate("""() => {
      const { frame } = surface.exports;
      surface.exports.frame = (time) => (surface.memory.grow(1), frame(time));
      surface.draw(performance.now());
    }""")
    pixel = "[...surface.canvas.getContext('2d').getImageData(5, 5, 1, 1).data]"
    assert told.page.evaluate(pixel) == [0x33, 0x66, 0x99, 0xFF]


HIDE = """(isHidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_for_a_hidden_page_no_time_passes(start):
    told = start(isAnimating=0)
    told.page.evaluate("surface.requestFrame()")
    told.page.wait_for_timeout(100)
    before = told.calls("frame")[-1][0]
    told.page.evaluate(HIDE, True)
    told.page.wait_for_timeout(1500)
    told.clear()
    told.page.evaluate(HIDE, False)
    told.page.wait_for_timeout(200)
    frames = told.calls("frame")
    assert len(frames) == 1, "one frame, and not those that were missed"
    assert before < frames[0][0] < before + 1
    told.page.mouse.move(50, 50)
    assert frames[0][0] <= told.events()[-1]["time"] < before + 2

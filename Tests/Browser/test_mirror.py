"""The unseen copy of the map for assistive technology."""

from __future__ import annotations

import struct

import pytest

GROUP, MAP, BUTTON, TOGGLE, SLIDER, IMAGE, TEXT, LINK = range(8)

START = """() => {
  window.performed = [];
  window.mirror = new Mirror(document.querySelector("#mirror"), (action, id) => performed.push([action, id]));
}"""

# Where nodes are kept, the marks that a test leaves on them are kept, too.
TREE = """() => {
  const tree = (node) => [...node.children].map((child) =>
    [child.ariaLabel ?? child.textContent, child.mark ?? null, tree(child)]);
  return tree(document.querySelector("#mirror"));
}"""


@pytest.fixture
def page(host):
    page = host()
    page.evaluate(START)
    return page


def item(identifier, role, label, depth=0, frame=(0, 0, 10, 10), **fields):
    item = {"id": identifier, "role": role, "label": label, "depth": depth, "frame": list(frame)}
    return {"value": "", "selected": False, "actionable": True} | item | fields


def patch(page, *items):
    page.evaluate("items => mirror.patch(items)", list(items))


def mark(page):
    page.evaluate("document.querySelectorAll('#mirror *').forEach((node) => { node.mark = node.ariaLabel; })")


def names(page):
    def flat(tree):
        return [name if not inner else (name, flat(inner)) for name, _, inner in tree]

    return flat(page.evaluate(TREE))


def focused(page):
    return page.evaluate("document.activeElement.ariaLabel")


def test_reads_the_words_of_a_list(page):
    def text(value):
        data = value.encode()
        padded = data + bytes(-len(data) % 4)
        return [len(data), *struct.unpack(f"<{len(padded) // 4}I", padded)]

    numbers = struct.unpack("<4I", struct.pack("<4f", 1.5, -2, 30, 40.25))
    words = [2]
    words += [7, BUTTON, 3, 1, 0, *numbers, *text("Café 山"), *text(""), *text("")]
    words += [4_000_000_000, SLIDER, 255, 0, 1, *numbers, *text("1234"), *text("v"), *text("how")]
    items = page.evaluate("words => Mirror.read(views(Uint32Array.from([99, ...words])), 1)", words)
    frame = [1.5, -2, 30, 40.25]
    assert items == [
        item(7, BUTTON, "Café 山", 3, frame, selected=True, actionable=False, hint=""),
        item(4_000_000_000, SLIDER, "1234", 255, frame, value="v", hint="how"),
    ]


def test_elements_lie_in_the_nearest_one_before_them_of_less_depth(page):
    patch(
        page, item(1, MAP, "m"), item(2, BUTTON, "a", 1), item(3, GROUP, "g", 1), item(4, BUTTON, "b", 4),
        item(5, BUTTON, "c", 3), item(6, BUTTON, "d", 1), item(7, BUTTON, "e"),
    )  # fmt: skip
    assert names(page) == [("m", ["a", ("g", ["b", "c"]), "d"]), "e"]


def test_elements_lie_where_the_picture_has_them(page):
    patch(page, item(1, MAP, "m", frame=(10, 20, 300, 200)), item(2, BUTTON, "a", 1, (50.5, 60.25, 30, 40)))
    assert page.locator("[aria-label=a]").bounding_box() == {"x": 50.5, "y": 60.25, "width": 30, "height": 40}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("abcd", "acd"), ("abcd", "bcda"), ("abcd", "dcba"), ("abcd", "xaybzcd"), ("abcd", ""), ("", "abcd"),
        ("abcdef", "fbxd"), ("abc", "cab"), ("abcdefgh", "hgabfx"),
    ],
)  # fmt: skip
def test_nodes_live_as_long_as_what_they_stand_for(page, before, after):
    def items(letters):
        return [item(ord(letter), BUTTON, letter) for letter in letters]

    patch(page, *items(before))
    mark(page)
    patch(page, *items(after))
    kept = [(letter, letter if letter in before else None) for letter in after]
    assert [(name, mark) for name, mark, _ in page.evaluate(TREE)] == kept


@pytest.mark.parametrize("after", ["bcd", "dcba", "xbyazc", "cab"])
def test_the_focus_stays_on_what_stays(page, after):
    patch(page, *[item(ord(letter), BUTTON, letter) for letter in "abcd"])
    page.locator("[aria-label=b]").focus()
    page.evaluate("performed.length = 0")
    patch(page, *[item(ord(letter), BUTTON, letter) for letter in after])
    assert focused(page) == "b"
    assert page.evaluate("performed") == [], "to keep the focus is no new focus"


def test_a_node_that_moves_into_another_keeps_the_focus(page):
    patch(page, item(1, GROUP, "g"), item(2, BUTTON, "a", 1), item(3, GROUP, "h"))
    page.locator("[aria-label=a]").focus()
    patch(page, item(3, GROUP, "h"), item(2, BUTTON, "a", 1))
    assert names(page) == [("h", ["a"])]
    assert focused(page) == "a"


def test_another_role_is_another_node(page):
    patch(page, item(1, BUTTON, "a"))
    mark(page)
    patch(page, item(1, IMAGE, "a"))
    assert page.evaluate(TREE) == [["a", None, []]]


def test_roles_and_states_are_told(page):
    patch(
        page,
        item(1, MAP, "The map", value="zoomed in"), item(2, BUTTON, "Camp", 1, selected=True),
        item(3, TOGGLE, "Waypoints", selected=True), item(4, TOGGLE, "Labels"),
        item(5, SLIDER, "Level", value="4 of 9"), item(6, IMAGE, "Profile"), item(7, TEXT, "12 km"),
        item(8, LINK, "Licence"), item(9, BUTTON, "Nothing", actionable=False), item(10, GROUP, "Panel"),
    )  # fmt: skip
    devtools = page.context.new_cdp_session(page)
    nodes = devtools.send("Accessibility.getFullAXTree")["nodes"]

    def told(node):
        properties = {entry["name"]: entry["value"].get("value") for entry in node["properties"]}
        wanted = ("checked", "disabled", "roledescription", "keyshortcuts")
        return {name: properties[name] for name in wanted if properties.get(name) not in (None, "", False)}

    found = {
        node["name"]["value"]: (node["role"]["value"], told(node))
        for node in nodes
        if not node["ignored"] and node.get("name", {}).get("value")
    }
    keys = "ArrowLeft ArrowRight ArrowUp ArrowDown Plus Minus"
    assert found["The map, zoomed in"] == ("application", {"roledescription": "map", "keyshortcuts": keys})
    assert found["Camp"] == ("button", {})
    assert found["Waypoints"] == ("switch", {"checked": "true"})
    assert found["Labels"] == ("switch", {"checked": "false"})
    assert found["Level"] == ("spinbutton", {})
    assert found["Profile"] == ("image", {})
    assert found["12 km"][0] in ("StaticText", "InlineTextBox")
    assert found["Licence"] == ("link", {})
    assert found["Nothing"] == ("button", {"disabled": True})
    assert found["Panel"] == ("group", {})
    assert page.locator("[aria-label=Level]").get_attribute("aria-valuetext") == "4 of 9"
    assert page.locator("[aria-current=true]").get_attribute("aria-label") == "Camp"
    patch(page, item(2, BUTTON, "Camp"))
    assert page.locator("[aria-current]").count() == 0


def test_texts_are_never_markup(page):
    hostile = "<img src=x onerror='performed.push(1)'></div><script>performed.push(2)</script>"
    patch(page, item(1, TEXT, hostile), item(2, BUTTON, hostile), item(3, TEXT, hostile, value=hostile))
    assert page.evaluate("performed") == []
    assert page.evaluate("document.querySelectorAll('#mirror *').length") == 3
    assert names(page) == [hostile, hostile, f"{hostile}, {hostile}"]


def test_what_is_done_to_an_element_is_performed(page):
    patch(page, item(1, MAP, "m"), item(20, BUTTON, "b", 1), item(30, SLIDER, "s"), item(40, LINK, "l"))

    def performed(action):
        page.evaluate("performed.length = 0")
        action()
        return page.evaluate("performed")

    activate, increment, decrement, focus = range(4)
    assert performed(lambda: page.locator("[aria-label=b]").focus()) == [[focus, 20]]
    assert performed(lambda: page.keyboard.press("Enter")) == [[activate, 20]]
    assert performed(lambda: page.keyboard.press("Space")) == [[activate, 20]]
    assert performed(lambda: page.evaluate("document.querySelector('[aria-label=b]').click()")) == [[activate, 20]]
    assert performed(lambda: page.locator("[aria-label=l]").focus()) == [[focus, 40]]
    assert performed(lambda: page.keyboard.press("Enter")) == [[activate, 40]]
    assert performed(lambda: page.locator("[aria-label=s]").focus()) == [[focus, 30]]
    assert performed(lambda: page.keyboard.press("ArrowUp")) == [[increment, 30]]
    assert performed(lambda: page.keyboard.press("ArrowLeft")) == [[decrement, 30]]
    assert performed(lambda: page.keyboard.press("Control+ArrowUp")) == []
    assert performed(lambda: page.keyboard.press("Home")) == []


def test_the_keyboard_walks_through_in_reading_order(page):
    patch(
        page, item(1, MAP, "m"), item(2, BUTTON, "a", 1), item(3, TEXT, "t"), item(4, TOGGLE, "w"), item(5, SLIDER, "s")
    )
    walked = []
    for _ in range(4):
        page.keyboard.press("Tab")
        walked.append(focused(page))
    assert walked == ["m", "a", "w", "s"]


def test_the_focus_shows_and_nothing_else(page):
    before = page.screenshot()
    patch(page, item(1, BUTTON, "b", frame=(100, 100, 40, 40)), item(2, TEXT, "Text", frame=(200, 100, 40, 40)))
    assert page.screenshot() == before
    page.keyboard.press("Tab")
    assert page.screenshot() != before


def test_elements_outside_do_not_move_the_picture(page):
    patch(page, item(1, BUTTON, "far", frame=(5000, 4000, 40, 40)))
    page.keyboard.press("Tab")
    assert focused(page) == "far"
    scrolled = (
        "() => [scrollX, scrollY, ...['#surface', '#mirror'].map((name) => document.querySelector(name).scrollLeft)]"
    )
    assert page.evaluate(scrolled) == [0, 0, 0, 0]
    box = page.locator("#canvas").bounding_box()
    assert (box["x"], box["y"]) == (0, 0)

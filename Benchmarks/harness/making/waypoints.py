"""Places with texts in several languages."""

import random
from datetime import datetime, timedelta

from harness.making.heads import garmin_head
from harness.making.ride import HOME

WORDS = (
    "Quelle Brücke Hütte Sattel Aussicht Zürich Gipfel parking fountain «Alp» Wegkreuz café spring 山 小屋 shelter "
    "junction Steig Pass See fontaine refuge col Übergang"
).split()
SYMBOLS = ("Flag, Blue", "Campground", "Summit", "Drinking Water", "Geocache", "Parking Area", "Restaurant", "Waypoint")


def place(row, chance):
    words = " ".join(chance.choice(WORDS) for _ in range(chance.randint(4, 30)))
    if row % 11 == 0:
        words = f"<![CDATA[<p>{words} & more</p>]]>"
    elif row % 7 == 0:
        words += " &amp; more &lt;br&gt;"
    day = datetime(2022, 1, 1) + timedelta(seconds=chance.randrange(365 * 86_400))
    return (
        f'  <wpt lat="{HOME[0] + chance.uniform(-0.6, 0.6):.6f}" lon="{HOME[1] + chance.uniform(-0.8, 0.8):.6f}">\n'
        f"    <ele>{chance.uniform(300, 3000):.2f}</ele>\n    <time>{day:%Y-%m-%dT%H:%M:%S}Z</time>\n"
        f"    <name>{chance.choice(WORDS)} {row}</name>\n    <desc>{words}</desc>\n"
        f"    <sym>{chance.choice(SYMBOLS)}</sym>\n  </wpt>\n"
    )


def waypoints(seed):
    chance = random.Random(seed)
    yield garmin_head("Garmin Desktop App", "gpxtpx")
    row = 0
    while True:
        yield place(row, chance)
        row += 1

"""Points of tracks as the programs write them that most files come from."""

import struct

from harness.making.heads import garmin_head
from harness.making.ride import sensors


class Strava:
    head = garmin_head("StravaGPX", "gpxtpx") + (
        " <metadata>\n  <time>2024-05-04T05:00:00Z</time>\n </metadata>\n"
        " <trk>\n  <name>Passes &amp; cake</name>\n  <type>cycling</type>\n  <trkseg>\n"
    )
    between = "  </trkseg>\n  <trkseg>\n"
    foot = "  </trkseg>\n </trk>\n</gpx>\n"

    @staticmethod
    def point(latitude, longitude, elevation, clock, _speed, _row):
        return (
            f'   <trkpt lat="{latitude:.7f}" lon="{longitude:.7f}">\n'
            f"    <ele>{elevation:.1f}</ele>\n    <time>{clock}Z</time>\n   </trkpt>\n"
        )


class Garmin:
    head = garmin_head("Garmin Edge 530", "gpxtpx") + (
        "  <metadata>\n    <time>2024-05-04T05:00:00.000Z</time>\n  </metadata>\n"
        "  <trk>\n    <name>Ride</name>\n    <type>cycling</type>\n    <trkseg>\n"
    )
    between = "    </trkseg>\n    <trkseg>\n"
    foot = "    </trkseg>\n  </trk>\n</gpx>\n"

    @staticmethod
    def point(latitude, longitude, elevation, clock, speed, row):
        temperature, heart_rate, cadence = sensors(row, speed)
        return (
            f'      <trkpt lat="{latitude:.7f}" lon="{longitude:.7f}">\n'
            f"        <ele>{elevation:.1f}</ele>\n        <time>{clock}.000Z</time>\n"
            "        <extensions>\n          <gpxtpx:TrackPointExtension>\n"
            f"            <gpxtpx:atemp>{temperature}</gpxtpx:atemp>\n"
            f"            <gpxtpx:hr>{heart_rate}</gpxtpx:hr>\n"
            f"            <gpxtpx:cad>{cadence}</gpxtpx:cad>\n"
            "          </gpxtpx:TrackPointExtension>\n        </extensions>\n      </trkpt>\n"
        )


class Connect(Garmin):
    head = garmin_head("Garmin Connect", "ns3") + (
        '  <metadata>\n    <link href="connect.garmin.com">\n      <text>Garmin Connect</text>\n    </link>\n'
        "    <time>2024-05-04T05:00:00.000Z</time>\n  </metadata>\n"
        "  <trk>\n    <name>Lukmanier</name>\n    <type>road_biking</type>\n    <trkseg>\n"
    )

    @staticmethod
    def point(latitude, longitude, elevation, clock, speed, row):
        temperature, heart_rate, cadence = sensors(row, speed)
        return (
            f'      <trkpt lat="{semicircles(latitude)}" lon="{semicircles(longitude)}">\n'
            f"        <ele>{single(elevation)}</ele>\n        <time>{clock}.000Z</time>\n"
            "        <extensions>\n          <ns3:TrackPointExtension>\n"
            f"            <ns3:atemp>{temperature}.0</ns3:atemp>\n"
            f"            <ns3:hr>{heart_rate}</ns3:hr>\n"
            f"            <ns3:cad>{cadence}</ns3:cad>\n"
            "          </ns3:TrackPointExtension>\n        </extensions>\n      </trkpt>\n"
        )


class RideWithGPS:
    head = (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<gpx version="1.0" creator="https://ridewithgps.com/" xmlns="http://www.topografix.com/GPX/1/0"\n'
        '  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"\n'
        '  xsi:schemaLocation="http://www.topografix.com/GPX/1/0 http://www.topografix.com/GPX/1/0/gpx.xsd">\n'
        "  <trk>\n    <name>Four valleys</name>\n    <trkseg>\n"
    )
    between = Garmin.between
    foot = Garmin.foot

    @staticmethod
    def point(latitude, longitude, elevation, _clock, _speed, _row):
        return (
            f'      <trkpt lat="{latitude:.6f}" lon="{longitude:.6f}">\n'
            f"        <ele>{elevation:.1f}</ele>\n      </trkpt>\n"
        )


def fixed(numerator, places):
    """The decimal text of numerator ÷ 2^places, which ends after so many places."""
    whole, rest = divmod(numerator, 1 << places)
    return f"{whole}.{rest * 5**places:0{places}d}".rstrip("0").rstrip(".")


def semicircles(degrees):
    """Degrees as a receiver keeps them, a 2³¹st of a half circle each: 180 ÷ 2³¹ is 45 ÷ 2²⁹."""
    return fixed(round(degrees / 45 * (1 << 29)) * 45, 29)


def single(number):
    """A multiple of a fifth, as the number of 32 bits next to it."""
    nearest = struct.unpack("f", struct.pack("f", round(number * 5) / 5))[0]
    return fixed(int(nearest * (1 << 24)), 24)

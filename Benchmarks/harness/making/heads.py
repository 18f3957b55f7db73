"""The first lines of files."""


def garmin_head(creator, prefix):
    schemas = "http://www.garmin.com/xmlschemas"
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<gpx creator="{creator}" version="1.1"\n'
        '  xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/11.xsd"\n'
        '  xmlns="http://www.topografix.com/GPX/1/1"\n'
        f'  xmlns:{prefix}="{schemas}/TrackPointExtension/v1"\n'
        f'  xmlns:gpxx="{schemas}/GpxExtensions/v3"\n'
        '  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">\n'
    )

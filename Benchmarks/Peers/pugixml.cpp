// pugixml: a tree. Parsed with the fewest conversions that leave the four values right, the fastest it has.
#include <cstring>
#include <pugixml.hpp>

#include "reader.h"

namespace {

double decimal(const char *text) { return read_decimal(text, std::strlen(text)); }

void add(const pugi::xml_node &node, points *points) {
  point point = empty_point();
  point.latitude = decimal(node.attribute("lat").value());
  point.longitude = decimal(node.attribute("lon").value());
  const char *elevation = node.child_value("ele");
  const char *time = node.child_value("time");
  if (*elevation != '\0') point.elevation = decimal(elevation);
  if (*time != '\0') point.milliseconds = read_time(time, std::strlen(time));
  add_point(points, &point);
}

}  // namespace

void read_points(const char *bytes, size_t count, points *points) {
  pugi::xml_document document;
  auto result = document.load_buffer(bytes, count, pugi::parse_minimal);
  if (!result) fail(result.description());
  for (auto node : document.child("gpx").children()) {
    if (std::strcmp(node.name(), "wpt") == 0) {
      add(node, points);
    } else if (std::strcmp(node.name(), "rte") == 0) {
      for (auto route_point : node.children("rtept")) add(route_point, points);
    } else if (std::strcmp(node.name(), "trk") == 0) {
      for (auto segment : node.children("trkseg")) {
        for (auto track_point : segment.children("trkpt")) add(track_point, points);
      }
    }
  }
}

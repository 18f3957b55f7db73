// RapidXML: a tree. Parsed with `parse_fastest`, which leaves the bytes as they are.
#include <memory>
#include <rapidxml/rapidxml.hpp>
#include <string_view>

#include "reader.h"

namespace {

using Node = rapidxml::xml_node<>;
using rapidxml::xml_base;

std::string_view name_of(const Node &node) { return {node.name(), node.name_size()}; }

double decimal(const xml_base<> *text) { return text == nullptr ? NAN : read_decimal(text->value(), text->value_size()); }

void add(const Node &node, points *points) {
  point point = empty_point();
  point.latitude = decimal(node.first_attribute("lat", 3));
  point.longitude = decimal(node.first_attribute("lon", 3));
  point.elevation = decimal(node.first_node("ele", 3));
  const Node *time = node.first_node("time", 4);
  if (time != nullptr) point.milliseconds = read_time(time->value(), time->value_size());
  add_point(points, &point);
}

void add_children(const Node &parent, std::string_view name, points *points) {
  for (auto node = parent.first_node(name.data(), name.size()); node != nullptr;
       node = node->next_sibling(name.data(), name.size())) {
    add(*node, points);
  }
}

}  // namespace

void read_points(const char *bytes, size_t, points *points) {
  // Large, for it holds the first block of its memory.
  auto document = std::make_unique<rapidxml::xml_document<>>();
  try {
    document->parse<rapidxml::parse_fastest>(const_cast<char *>(bytes));
  } catch (const rapidxml::parse_error &error) {
    fail(error.what());
  }
  const Node *root = document->first_node("gpx", 3);
  if (root == nullptr) fail("there is no <gpx>");
  for (auto node = root->first_node(); node != nullptr; node = node->next_sibling()) {
    if (name_of(*node) == "wpt") add(*node, points);
    if (name_of(*node) == "rte") add_children(*node, "rtept", points);
    if (name_of(*node) != "trk") continue;
    for (auto segment = node->first_node("trkseg", 6); segment != nullptr; segment = segment->next_sibling("trkseg", 6)) {
      add_children(*segment, "trkpt", points);
    }
  }
}

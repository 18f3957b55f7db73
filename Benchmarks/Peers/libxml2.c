// libxml2: events of its second SAX interface, in pieces.
#include <libxml/parser.h>
#include <stdbool.h>
#include <string.h>

#include "reader.h"

enum { longest_value = 256, attribute_fields = 5 };

struct state {
  struct points *points;
  struct point point;
  bool in_point;
  bool in_value;
  size_t length;
  char value[longest_value];
};

static bool equal(const xmlChar *name, const char *other) { return strcmp((const char *)name, other) == 0; }

static bool is_point(const xmlChar *name) { return equal(name, "trkpt") || equal(name, "wpt") || equal(name, "rtept"); }

static void start(void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespace_count,
                  const xmlChar **namespaces, int count, int default_count, const xmlChar **attributes) {
  (void)prefix, (void)uri, (void)namespace_count, (void)namespaces, (void)default_count;
  struct state *state = data;
  if (is_point(name)) {
    state->in_point = true;
    state->point = empty_point();
    // An attribute is its name, prefix, namespace, and where its value begins and ends.
    for (const xmlChar **field = attributes; field < attributes + count * attribute_fields; field += attribute_fields) {
      const char *value = (const char *)field[3];
      size_t length = (size_t)(field[4] - field[3]);
      if (equal(field[0], "lat")) state->point.latitude = read_decimal(value, length);
      if (equal(field[0], "lon")) state->point.longitude = read_decimal(value, length);
    }
  } else if (state->in_point && (equal(name, "ele") || equal(name, "time"))) {
    state->in_value = true;
    state->length = 0;
  }
}

static void text(void *data, const xmlChar *letters, int count) {
  struct state *state = data;
  if (!state->in_value || state->length + (size_t)count > longest_value) return;
  memcpy(state->value + state->length, letters, (size_t)count);
  state->length += (size_t)count;
}

static void end(void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
  (void)prefix, (void)uri;
  struct state *state = data;
  if (state->in_value) {
    state->in_value = false;
    if (name[0] == 'e') {
      state->point.elevation = read_decimal(state->value, state->length);
    } else {
      state->point.milliseconds = read_time(state->value, state->length);
    }
  } else if (state->in_point && is_point(name)) {
    state->in_point = false;
    add_point(state->points, &state->point);
  }
}

void read_points(const char *bytes, size_t count, struct points *points) {
  // Faster in pieces than from the whole, which it would copy first.
  const size_t piece = 1 << 20;
  struct state state = {.points = points};
  xmlSAXHandler handler = {
      .initialized = XML_SAX2_MAGIC, .startElementNs = start, .endElementNs = end, .characters = text};
  xmlParserCtxtPtr parser = xmlCreatePushParserCtxt(&handler, &state, NULL, 0, NULL);
  xmlCtxtUseOptions(parser, XML_PARSE_HUGE | XML_PARSE_NONET);
  for (size_t offset = 0; offset < count; offset += piece) {
    size_t size = count - offset < piece ? count - offset : piece;
    if (xmlParseChunk(parser, bytes + offset, (int)size, 0) != 0) fail("libxml2 found an error");
  }
  if (xmlParseChunk(parser, bytes, 0, 1) != 0) fail("libxml2 found an error at the end");
  xmlFreeParserCtxt(parser);
}

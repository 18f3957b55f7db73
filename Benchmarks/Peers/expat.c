// libexpat: events.
#include <expat.h>
#include <stdbool.h>
#include <string.h>

#include "reader.h"

enum { longest_value = 256 };

struct state {
  struct points *points;
  struct point point;
  bool in_point;
  bool in_value;
  size_t length;
  char value[longest_value];
};

static bool is_point(const char *name) {
  return strcmp(name, "trkpt") == 0 || strcmp(name, "wpt") == 0 || strcmp(name, "rtept") == 0;
}

static void XMLCALL start(void *data, const XML_Char *name, const XML_Char **attributes) {
  struct state *state = data;
  if (is_point(name)) {
    state->in_point = true;
    state->point = empty_point();
    for (; attributes[0] != NULL; attributes += 2) {
      const char *value = attributes[1];
      if (strcmp(attributes[0], "lat") == 0) state->point.latitude = read_decimal(value, strlen(value));
      if (strcmp(attributes[0], "lon") == 0) state->point.longitude = read_decimal(value, strlen(value));
    }
  } else if (state->in_point && (strcmp(name, "ele") == 0 || strcmp(name, "time") == 0)) {
    state->in_value = true;
    state->length = 0;
  }
}

static void XMLCALL text(void *data, const XML_Char *letters, int count) {
  struct state *state = data;
  if (!state->in_value || state->length + (size_t)count > longest_value) return;
  memcpy(state->value + state->length, letters, (size_t)count);
  state->length += (size_t)count;
}

static void XMLCALL end(void *data, const XML_Char *name) {
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
  // The whole at once where its size is an int: pieces of 64 kB, as from a file, take a tenth longer.
  const size_t piece = 1 << 30;
  struct state state = {.points = points};
  XML_Parser parser = XML_ParserCreate(NULL);
  XML_SetUserData(parser, &state);
  XML_SetElementHandler(parser, start, end);
  XML_SetCharacterDataHandler(parser, text);
  for (size_t offset = 0; offset < count; offset += piece) {
    bool is_last = count - offset <= piece;
    size_t size = is_last ? count - offset : piece;
    if (XML_Parse(parser, bytes + offset, (int)size, is_last) == XML_STATUS_ERROR) {
      fail(XML_ErrorString(XML_GetErrorCode(parser)));
    }
  }
  XML_ParserFree(parser);
}

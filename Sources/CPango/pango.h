// The functions of Pango, and the few of HarfBuzz and GObject, that this package calls, declared without their
// headers: those need the flag -pthread, which the package manager forbids and warns of at every build. All of
// them have been stable since Pango 1.44. Included after <pango/pangocairo.h> and <hb-ot.h>, this file checks
// itself: a declaration that differs from the library's is then an error.
#ifndef SWITCHBACK_PANGO_H
#define SWITCHBACK_PANGO_H

#ifndef __PANGO_H__

typedef struct _cairo cairo_t;
typedef struct _cairo_font_options cairo_font_options_t;
typedef struct hb_face_t hb_face_t;
typedef struct hb_font_t hb_font_t;
typedef struct _PangoContext PangoContext;
typedef struct _PangoFont PangoFont;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoFontFamily PangoFontFamily;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoFontMetrics PangoFontMetrics;
typedef struct _PangoGlyphString PangoGlyphString;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoLayoutIter PangoLayoutIter;
typedef struct _PangoLayoutLine PangoLayoutLine;

typedef enum { PANGO_STYLE_NORMAL, PANGO_STYLE_OBLIQUE, PANGO_STYLE_ITALIC } PangoStyle;

typedef enum { PANGO_WEIGHT_NORMAL = 400, PANGO_WEIGHT_ULTRAHEAVY = 1000 } PangoWeight;

typedef enum {
  PANGO_DIRECTION_LTR,
  PANGO_DIRECTION_RTL,
  PANGO_DIRECTION_TTB_LTR,
  PANGO_DIRECTION_TTB_RTL,
  PANGO_DIRECTION_WEAK_LTR,
  PANGO_DIRECTION_WEAK_RTL,
  PANGO_DIRECTION_NEUTRAL
} PangoDirection;

typedef struct _PangoRectangle {
  int x;
  int y;
  int width;
  int height;
} PangoRectangle;

// Only the first members: the rest is not read, and no value of these types is made here.
typedef struct _PangoAnalysis {
  void *shape_engine;
  void *lang_engine;
  PangoFont *font;
} PangoAnalysis;

typedef struct _PangoItem {
  int offset;
  int length;
  int num_chars;
  PangoAnalysis analysis;
} PangoItem;

typedef struct _PangoGlyphItem {
  PangoItem *item;
  PangoGlyphString *glyphs;
} PangoGlyphItem;

#define PANGO_SCALE 1024

#endif

void g_free(void *);
void g_object_unref(void *);

hb_face_t *hb_font_get_face(hb_font_t *);
int hb_ot_color_has_layers(hb_face_t *);
int hb_ot_color_has_png(hb_face_t *);
int hb_ot_color_has_svg(hb_face_t *);

PangoFontMap *pango_cairo_font_map_new(void);
PangoContext *pango_font_map_create_context(PangoFontMap *);
void pango_font_map_list_families(PangoFontMap *, PangoFontFamily ***, int *);

void pango_cairo_context_set_font_options(PangoContext *, const cairo_font_options_t *);
void pango_context_set_round_glyph_positions(PangoContext *, int);
PangoFont *pango_context_load_font(PangoContext *, const PangoFontDescription *);
PangoFontMetrics *pango_context_get_metrics(
    PangoContext *, const PangoFontDescription *, PangoLanguage *);
int pango_font_metrics_get_ascent(PangoFontMetrics *);
int pango_font_metrics_get_descent(PangoFontMetrics *);
void pango_font_metrics_unref(PangoFontMetrics *);

PangoFontDescription *pango_font_description_new(void);
void pango_font_description_free(PangoFontDescription *);
void pango_font_description_set_family(PangoFontDescription *, const char *);
void pango_font_description_set_style(PangoFontDescription *, PangoStyle);
void pango_font_description_set_weight(PangoFontDescription *, PangoWeight);
void pango_font_description_set_absolute_size(PangoFontDescription *, double);
const char *pango_font_description_get_family(const PangoFontDescription *);
PangoFontDescription *pango_font_describe(PangoFont *);
hb_font_t *pango_font_get_hb_font(PangoFont *);

PangoDirection pango_find_base_dir(const char *, int);
PangoLayout *pango_layout_new(PangoContext *);
void pango_layout_set_text(PangoLayout *, const char *, int);
void pango_layout_set_font_description(PangoLayout *, const PangoFontDescription *);
PangoLayoutLine *pango_layout_get_line_readonly(PangoLayout *, int);
void pango_layout_line_get_extents(PangoLayoutLine *, PangoRectangle *, PangoRectangle *);
PangoLayoutIter *pango_layout_get_iter(PangoLayout *);
void pango_layout_iter_free(PangoLayoutIter *);
int pango_layout_iter_next_run(PangoLayoutIter *);
PangoGlyphItem *pango_layout_iter_get_run_readonly(PangoLayoutIter *);
void pango_layout_iter_get_run_extents(PangoLayoutIter *, PangoRectangle *, PangoRectangle *);

void pango_cairo_glyph_string_path(cairo_t *, PangoFont *, PangoGlyphString *);
void pango_cairo_show_glyph_string(cairo_t *, PangoFont *, PangoGlyphString *);
void pango_cairo_show_layout_line(cairo_t *, PangoLayoutLine *);

#endif

// map FRAMES : shows libshumate's map with 1,000 markers, as its own demonstrations make them, and moves it in FRAMES frames:
// sideways, closer, and back. Its tiles are made of one picture in memory, read anew for each as from a server.
// Prints the milliseconds of processor time from each change to the end of its frame, all together; the greatest of
// them; and those from the first change until everything is at rest.
#include <shumate/shumate.h>
#include <stdlib.h>

#include "scroll.h"

// ---- a source of tiles that asks nobody
#define PICTURE_TYPE_SOURCE (picture_source_get_type())
G_DECLARE_FINAL_TYPE(PictureSource, picture_source, PICTURE, SOURCE, ShumateDataSource)
struct _PictureSource {
    ShumateDataSource parent;
    GBytes *picture;
};
G_DEFINE_TYPE(PictureSource, picture_source, SHUMATE_TYPE_DATA_SOURCE)

static void get_tile(ShumateDataSource *source, int x, int y, int zoom, GCancellable *cancellable,
                     GAsyncReadyCallback callback, gpointer data) {
    PictureSource *self = PICTURE_SOURCE(source);
    GTask *task = g_task_new(source, cancellable, callback, data);
    g_signal_emit_by_name(source, "received-data", x, y, zoom, self->picture);
    g_task_return_pointer(task, g_bytes_ref(self->picture), (GDestroyNotify)g_bytes_unref);
    g_object_unref(task);
}

static void picture_source_class_init(PictureSourceClass *class) {
    SHUMATE_DATA_SOURCE_CLASS(class)->get_tile_data_async = get_tile;
}

// A tile with a coast and a border in it, as maps have.
static void picture_source_init(PictureSource *self) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 256, 256);
    cairo_t *cairo = cairo_create(surface);
    cairo_set_source_rgb(cairo, 0.81, 0.89, 0.89);
    cairo_paint(cairo);
    cairo_set_source_rgb(cairo, 0.97, 0.95, 0.88);
    cairo_move_to(cairo, 0, 256);
    for (int x = 0; x <= 256; x += 4) cairo_line_to(cairo, x, 120 + (x * 37 % 61));
    cairo_line_to(cairo, 256, 256);
    cairo_fill(cairo);
    GdkPixbuf *pixels = gdk_pixbuf_get_from_surface(surface, 0, 0, 256, 256);
    char *bytes;
    gsize length;
    if (!gdk_pixbuf_save_to_buffer(pixels, &bytes, &length, "png", NULL, NULL)) g_error("map: no picture");
    self->picture = g_bytes_new_take(bytes, length);
    g_object_unref(pixels);
    cairo_destroy(cairo);
    cairo_surface_destroy(surface);
}

// ---- the same places and the same way as in Benchmarks/Toolkit/Maps.swift
static guint64 seed = 7;
static double chance(void) {
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (double)(seed >> 11) / (double)(G_GUINT64_CONSTANT(1) << 53);
}

static ShumateViewport *viewport;

static gboolean go(GtkWidget *map, GdkFrameClock *clock, gpointer data) {
    (void)map, (void)clock, (void)data;
    frame++;
    began = processor_ms();
    int third = frames / 3;
    if (frame <= third) {
        shumate_location_set_location(SHUMATE_LOCATION(viewport), 48, 16 + frame * 0.1);
    } else if (frame <= 2 * third) {
        shumate_viewport_set_zoom_level(viewport, 5 + 3.0 * (frame - third) / third);
    } else {
        shumate_viewport_set_zoom_level(viewport, 8 - 3.0 * (frame - 2 * third) / (frames - 2 * third));
    }
    return frame < frames ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

int main(int count, char **arguments) {
    if (count < 2) g_error("map FRAMES");
    frames = atoi(arguments[1]);
    gtk_init();
    ShumateMap *map = shumate_map_new();
    viewport = shumate_map_get_viewport(map);
    ShumateRasterRenderer *source = shumate_raster_renderer_new_full(
        "bench", "bench", NULL, NULL, 0, 11, 256, SHUMATE_MAP_PROJECTION_MERCATOR, g_object_new(PICTURE_TYPE_SOURCE, NULL));
    shumate_map_set_map_source(map, SHUMATE_MAP_SOURCE(source));
    shumate_map_add_layer(map, SHUMATE_LAYER(shumate_map_layer_new(SHUMATE_MAP_SOURCE(source), viewport)));
    ShumateMarkerLayer *layer = shumate_marker_layer_new(viewport);
    for (int index = 0; index < 1000; index++) {
        ShumateMarker *marker = shumate_marker_new();
        GtkWidget *image = gtk_image_new_from_icon_name("object-select-symbolic");
        gtk_image_set_pixel_size(GTK_IMAGE(image), 32);
        shumate_marker_set_child(marker, image);
        double latitude = 35 + 30 * chance();
        shumate_location_set_location(SHUMATE_LOCATION(marker), latitude, -10 + 50 * chance());
        shumate_marker_layer_add_marker(layer, marker);
    }
    shumate_map_add_layer(map, SHUMATE_LAYER(layer));
    shumate_viewport_set_zoom_level(viewport, 5);
    shumate_location_set_location(SHUMATE_LOCATION(viewport), 48, 16);

    GtkWidget *window = gtk_window_new();
    gtk_window_set_default_size(GTK_WINDOW(window), 900, 600);
    gtk_window_set_child(GTK_WINDOW(window), GTK_WIDGET(map));
    gtk_window_present(GTK_WINDOW(window));
    wait_ms(1500);
    g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(painted), NULL);

    Times result = {0};
    times = &result;
    double start = processor_ms();
    gtk_widget_add_tick_callback(GTK_WIDGET(map), go, NULL, NULL);
    while (frame < frames || began >= 0) g_main_context_iteration(NULL, TRUE);
    wait_ms(1000);
    printf("frames %.1f worst %.1f total %.1f resident %.1f\n", result.in_frames, result.worst, processor_ms() - start,
           resident_mb());
    return 0;
}

// shelf COUNT FRAMES PIXELS WIDTH HEIGHT COLUMNS CELL ROW BOTTLE PICTURES : shows COUNT bottles in rows, each a picture
// and a name, before the picture of a board and behind that of a rail; scrolls through all of it in FRAMES frames; then,
// from the top again, through as many frames by PIXELS each. PICTURES is a folder of 0.png, 1.png …
// Prints for both ways the milliseconds of processor time from each change to the end of its frame, all together, and
// the greatest of them.
#include <gtk/gtk.h>
#include <stdlib.h>

#include "measure.h"
#include "scroll.h"

enum { PICTURES = 512, RAIL = 30 };
static GdkTexture *pictures[PICTURES];
static PangoLayout *names[PICTURES];
static GdkTexture *board, *rail;
static int picture_count, count, columns, cell, row, bottle, page_width;

// The same picture as cairo lays out its points, which it need not convert in each frame.
static GdkTexture *native(GdkTexture *texture) {
    int width = gdk_texture_get_width(texture), height = gdk_texture_get_height(texture);
    guchar *points = g_malloc((gsize)width * height * 4);
    gdk_texture_download(texture, points, width * 4);
    GBytes *bytes = g_bytes_new_take(points, (gsize)width * height * 4);
    GdkTexture *result = gdk_memory_texture_new(width, height, GDK_MEMORY_DEFAULT, bytes, width * 4);
    g_bytes_unref(bytes);
    g_object_unref(texture);
    return result;
}

static void read_pictures(const char *folder) {
    for (; picture_count < PICTURES; picture_count++) {
        char *path = g_strdup_printf("%s/%d.png", folder, picture_count);
        GdkTexture *read = gdk_texture_new_from_filename(path, NULL);
        g_free(path);
        if (!read) break;
        pictures[picture_count] = native(read);
    }
    if (picture_count == 0) g_error("shelf: no pictures in %s", folder);
}

static GdkTexture *plain(int width, int height, guint32 colour) {
    guint32 *points = g_new(guint32, (gsize)width * height);
    for (gsize i = 0; i < (gsize)width * height; i++) points[i] = colour;
    GBytes *bytes = g_bytes_new_take(points, (gsize)width * height * 4);
    GdkTexture *texture = gdk_memory_texture_new(width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, width * 4);
    g_bytes_unref(bytes);
    return texture;
}

// ---- the shelf
#define PLAIN_TYPE_SHELF (plain_shelf_get_type())
G_DECLARE_FINAL_TYPE(PlainShelf, plain_shelf, PLAIN, SHELF, GtkWidget)
struct _PlainShelf {
    GtkWidget parent;
};
G_DEFINE_TYPE(PlainShelf, plain_shelf, GTK_TYPE_WIDGET)

static int rows(void) { return (count + columns - 1) / columns; }

static void measure(GtkWidget *widget, GtkOrientation orientation, int size, int *minimum, int *natural, int *a, int *b) {
    (void)widget, (void)size;
    *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? rows() * row : 240;
    *a = *b = -1;
}

static void append(GtkSnapshot *snapshot, GdkTexture *texture, double x, double y, double width, double height) {
    gtk_snapshot_append_texture(snapshot, texture, &GRAPHENE_RECT_INIT(x, y, width, height));
}

static void draw(GtkWidget *widget, GtkSnapshot *snapshot) {
    static const GdkRGBA colour = {0.98, 0.95, 0.87, 1};
    for (int i = 0; i < rows(); i++) append(snapshot, board, 0, i * row, page_width, row);
    for (int i = 0; i < count; i++) {
        double x = 18 + i % columns * cell, y = i / columns * row + 12;
        append(snapshot, pictures[i % picture_count], x + (cell - bottle / 2) / 2, y, bottle / 2, bottle);
        if (!names[i]) {
            char *text = g_strdup_printf("Bottle of %d", i);
            names[i] = gtk_widget_create_pango_layout(widget, text);
            pango_layout_set_width(names[i], (cell - 4) * PANGO_SCALE);
            pango_layout_set_alignment(names[i], PANGO_ALIGN_CENTER);
            g_free(text);
        }
        gtk_snapshot_save(snapshot);
        gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT(x + 2, y + bottle));
        gtk_snapshot_append_layout(snapshot, names[i], &colour);
        gtk_snapshot_restore(snapshot);
    }
    for (int i = 0; i < rows(); i++) append(snapshot, rail, 0, i * row + bottle - RAIL, page_width, RAIL);
}

static void plain_shelf_class_init(PlainShelfClass *class) {
    GTK_WIDGET_CLASS(class)->measure = measure;
    GTK_WIDGET_CLASS(class)->snapshot = draw;
}
static void plain_shelf_init(PlainShelf *shelf) { (void)shelf; }

int main(int arguments_count, char **arguments) {
    if (arguments_count != 11) return 2;
    gtk_init();
    count = MIN(atoi(arguments[1]), PICTURES);
    frames = atoi(arguments[2]);
    pixels = atof(arguments[3]);
    page_width = atoi(arguments[4]);
    columns = atoi(arguments[6]);
    cell = atoi(arguments[7]);
    row = atoi(arguments[8]);
    bottle = atoi(arguments[9]);
    read_pictures(arguments[10]);
    board = plain(page_width, row, 0xFF54311C);
    rail = plain(page_width, RAIL, 0x40403020);

    GtkWidget *scroller = gtk_scrolled_window_new();
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), g_object_new(PLAIN_TYPE_SHELF, NULL));
    GtkWidget *window = gtk_window_new();
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), page_width, atoi(arguments[5]));
    gtk_window_set_child(GTK_WINDOW(window), scroller);
    gtk_window_present(GTK_WINDOW(window));
    wait_ms(1000);
    place = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
    g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(painted), NULL);

    Times jump = scroll(scroller, TRUE);
    gtk_adjustment_set_value(place, 0);
    wait_ms(500);
    Times glide = scroll(scroller, FALSE);
    printf("jump %.2f jump-worst %.2f glide %.2f glide-worst %.2f upper %.0f\n", jump.in_frames, jump.worst, glide.in_frames,
           glide.worst, gtk_adjustment_get_upper(place));
    return 0;
}

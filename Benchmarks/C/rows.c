// rows COUNT FRAMES : shows a list of COUNT rows of two lines, and scrolls through all of it in FRAMES frames.
// Prints the milliseconds of processor time from the start of the process to the last frame, those of the clock
// on the wall, the greatest processor time from a step of the scroll to the end of its frame, and the resident memory in
// MB. With 0 frames it stays open.
#include <gtk/gtk.h>
#include <stdlib.h>

#include "measure.h"

// ---- what a row shows
#define ROW_TYPE_LINE (row_line_get_type())
G_DECLARE_FINAL_TYPE(RowLine, row_line, ROW, LINE, GObject)
struct _RowLine {
    GObject parent;
    char *title, *detail;
};
G_DEFINE_TYPE(RowLine, row_line, G_TYPE_OBJECT)

static void row_line_finalize(GObject *object) {
    RowLine *line = ROW_LINE(object);
    g_free(line->title);
    g_free(line->detail);
    G_OBJECT_CLASS(row_line_parent_class)->finalize(object);
}
static void row_line_class_init(RowLineClass *class) { G_OBJECT_CLASS(class)->finalize = row_line_finalize; }
static void row_line_init(RowLine *line) { (void)line; }

static GListModel *make_lines(int count) {
    GListStore *store = g_list_store_new(ROW_TYPE_LINE);
    gpointer *lines = g_new(gpointer, count);
    for (int i = 0; i < count; i++) {
        RowLine *line = g_object_new(ROW_TYPE_LINE, NULL);
        line->title = g_strdup_printf("Row %d", i);
        line->detail = g_strdup_printf("The second line of row %d", i);
        lines[i] = line;
    }
    g_list_store_splice(store, 0, 0, lines, count);
    for (int i = 0; i < count; i++) g_object_unref(lines[i]);
    g_free(lines);
    return G_LIST_MODEL(store);
}

// ---- how a row looks
static void setup(GtkSignalListItemFactory *factory, GtkListItem *item) {
    (void)factory;
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
    for (int i = 0; i < 2; i++) {
        GtkWidget *label = gtk_label_new(NULL);
        gtk_label_set_xalign(GTK_LABEL(label), 0);
        gtk_box_append(GTK_BOX(box), label);
    }
    gtk_list_item_set_child(item, box);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item) {
    (void)factory;
    GtkWidget *title = gtk_widget_get_first_child(gtk_list_item_get_child(item));
    RowLine *line = gtk_list_item_get_item(item);
    gtk_label_set_text(GTK_LABEL(title), line->title);
    gtk_label_set_text(GTK_LABEL(gtk_widget_get_next_sibling(title)), line->detail);
}

// ---- the scroll
static int frames, frame;
static double start, began = -1, worst;
static GMainLoop *loop;

static void report(void) {
    printf("time %.1f wall %.1f worst %.2f resident %.1f\n", processor_ms(), now_ms() - start, worst, resident_mb());
    g_main_loop_quit(loop);
}

static void painted(GdkFrameClock *clock, gpointer data) {
    (void)clock, (void)data;
    if (began >= 0) worst = MAX(worst, processor_ms() - began);
    began = -1;
}

static gboolean scroll(GtkWidget *scroller, GdkFrameClock *clock, gpointer data) {
    (void)data;
    if (frame == 0) g_signal_connect(clock, "after-paint", G_CALLBACK(painted), NULL);
    GtkAdjustment *place = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
    double whole = gtk_adjustment_get_upper(place) - gtk_adjustment_get_page_size(place);
    frame++;
    began = processor_ms();
    gtk_adjustment_set_value(place, whole * frame / frames);
    if (frame < frames) return G_SOURCE_CONTINUE;
    g_timeout_add_once(200, (GSourceOnceFunc)report, NULL);
    return G_SOURCE_REMOVE;
}

int main(int count, char **arguments) {
    start = now_ms();
    int rows = count > 1 ? atoi(arguments[1]) : 1000;
    frames = count > 2 ? atoi(arguments[2]) : 0;
    gtk_init();
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(make_lines(rows))), factory);
    GtkWidget *scroller = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), list);
    GtkWidget *window = gtk_window_new();
    gtk_window_set_default_size(GTK_WINDOW(window), 600, 800);
    gtk_window_set_child(GTK_WINDOW(window), scroller);
    loop = g_main_loop_new(NULL, FALSE);
    g_signal_connect_swapped(window, "destroy", G_CALLBACK(g_main_loop_quit), loop);
    if (frames > 0) gtk_widget_add_tick_callback(scroller, scroll, NULL, NULL);
    gtk_window_present(GTK_WINDOW(window));
    g_main_loop_run(loop);
    return 0;
}

// labels : makes 10,000 labels, sets two properties of each and connects a handler to a signal of each.
// Prints the milliseconds of processor time that this took.
#include <gtk/gtk.h>

#include "measure.h"

enum { LABELS = 10000 };
static int mapped;

static void count_mapped(GtkWidget *label, gpointer data) {
    (void)label, (void)data;
    mapped++;
}

static GtkWidget *make_label(const char *text) {
    GtkWidget *label = gtk_label_new(text);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
    g_signal_connect(label, "map", G_CALLBACK(count_mapped), NULL);
    return g_object_ref_sink(label);
}

int main(void) {
    static GtkWidget *labels[LABELS];
    gtk_init();
    g_object_unref(make_label("first"));

    double start = processor_ms();
    for (int i = 0; i < LABELS; i++) labels[i] = make_label("A label");
    printf("time %.2f\n", processor_ms() - start);

    for (int i = 0; i < LABELS; i++) g_object_unref(labels[i]);
    return 0;
}

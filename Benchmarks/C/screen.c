// screen build COUNT | change COUNT : makes the tree of widgets that a screen of COUNT components is, by plain calls: lines
// with a text and a button, texts, and bars with their words. Prints the milliseconds of processor time that this took; with
// change, those of setting one label among them to another text, a thousand times.
#include <gtk/gtk.h>
#include <stdlib.h>
#include <string.h>

#include "measure.h"

static int clicks;

static void clicked(GtkButton *button, gpointer data) {
    (void)button, (void)data;
    clicks++;
}

static GtkWidget *make_text(const char *text) {
    GtkWidget *label = gtk_label_new(NULL);
    gtk_label_set_wrap(GTK_LABEL(label), TRUE);
    gtk_label_set_wrap_mode(GTK_LABEL(label), PANGO_WRAP_WORD_CHAR);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_text(GTK_LABEL(label), text);
    gtk_widget_add_css_class(label, "prose");
    return label;
}

static GtkWidget *make_button(const char *text) {
    GtkWidget *button = gtk_button_new(), *line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
    GtkWidget *icon = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0), *label = gtk_label_new(NULL);
    gtk_widget_set_valign(icon, GTK_ALIGN_CENTER);
    gtk_widget_set_visible(icon, FALSE);
    gtk_label_set_wrap(GTK_LABEL(label), TRUE);
    gtk_label_set_wrap_mode(GTK_LABEL(label), PANGO_WRAP_WORD_CHAR);
    gtk_label_set_justify(GTK_LABEL(label), GTK_JUSTIFY_CENTER);
    gtk_label_set_text(GTK_LABEL(label), text);
    gtk_box_append(GTK_BOX(line), icon);
    gtk_box_append(GTK_BOX(line), label);
    gtk_button_set_child(GTK_BUTTON(button), line);
    gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
    g_signal_connect(button, "clicked", G_CALLBACK(clicked), NULL);
    return button;
}

static GtkWidget *make_progress(const char *label, const char *detail, double value) {
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6), *line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 18);
    GtkWidget *first = gtk_label_new(label), *second = gtk_label_new(detail), *bar = gtk_progress_bar_new();
    for (int i = 0; i < 2; i++) {
        GtkLabel *text = GTK_LABEL(i ? second : first);
        gtk_label_set_wrap(text, TRUE);
        gtk_label_set_wrap_mode(text, PANGO_WRAP_WORD_CHAR);
    }
    gtk_label_set_xalign(GTK_LABEL(first), 0);
    gtk_widget_add_css_class(first, "field-caption");
    gtk_widget_add_css_class(second, "caption");
    gtk_widget_add_css_class(second, "quiet");
    gtk_box_append(GTK_BOX(line), first);
    gtk_box_append(GTK_BOX(line), second);
    gtk_box_append(GTK_BOX(box), line);
    gtk_box_append(GTK_BOX(box), bar);
    gtk_progress_bar_set_fraction(GTK_PROGRESS_BAR(bar), value);
    gtk_accessible_update_property(
        GTK_ACCESSIBLE(bar), GTK_ACCESSIBLE_PROPERTY_LABEL, label, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, detail, -1);
    return box;
}

// Five components at a time.
static GtkWidget *make_screen(int count, GtkWidget **one) {
    GtkWidget *screen = gtk_box_new(GTK_ORIENTATION_VERTICAL, 18);
    for (int i = 0; i + 5 <= count; i += 5) {
        g_autofree char *text = g_strdup_printf("Text %d", i), *title = g_strdup_printf("Button %d", i);
        g_autofree char *more = g_strdup_printf("More of %d", i), *name = g_strdup_printf("Bar %d", i);
        GtkWidget *line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
        gtk_box_append(GTK_BOX(line), make_text(text));
        gtk_box_append(GTK_BOX(line), make_button(title));
        gtk_box_append(GTK_BOX(screen), line);
        *one = make_text(more);
        gtk_box_append(GTK_BOX(screen), *one);
        gtk_box_append(GTK_BOX(screen), make_progress(name, "half of it", 0.5));
    }
    return g_object_ref_sink(screen);
}

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    int count = atoi(argv[2]);
    GtkWidget *one = NULL;
    gtk_init();
    g_object_unref(make_screen(50, &one));

    double start = processor_ms();
    GtkWidget *screen = make_screen(count, &one);
    if (!strcmp(argv[1], "build")) {
        printf("time %.3f\n", processor_ms() - start);
    } else {
        start = processor_ms();
        for (int i = 0; i < 1000; i++) gtk_label_set_text(GTK_LABEL(one), i % 2 ? "one" : "other");
        printf("time %.3f\n", processor_ms() - start);
    }
    g_object_unref(screen);
    return 0;
}

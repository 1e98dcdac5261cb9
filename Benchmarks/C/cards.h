// Cards, each a picture, a name of up to two lines and a line, and the pictures that are shown on them: what the programs with a grid share.
#pragma once

#include <gtk/gtk.h>

enum { PICTURES = 512 };
static GdkTexture *pictures[PICTURES];
static int picture_count, card_width, card_height;

// Where each card has a texture of its own, what these are read from; it then has a coloured ground, a price and a round button.
static const char *own_pictures;

static GdkTexture *read_picture(const char *folder, int number) {
    char *path = g_strdup_printf("%s/%d.png", folder, number);
    GdkTexture *picture = gdk_texture_new_from_filename(path, NULL);
    g_free(path);
    return picture;
}

static void read_pictures(const char *folder) {
    for (; picture_count < PICTURES; picture_count++) {
        pictures[picture_count] = read_picture(folder, picture_count);
        if (!pictures[picture_count]) break;
    }
    if (picture_count == 0) g_error("no pictures in %s", folder);
}

// ---- what a card shows
#define CARD_TYPE_DRINK (card_drink_get_type())
G_DECLARE_FINAL_TYPE(CardDrink, card_drink, CARD, DRINK, GObject)
struct _CardDrink {
    GObject parent;
    char *title, *detail, *price;
    GdkTexture *picture;
};
G_DEFINE_TYPE(CardDrink, card_drink, G_TYPE_OBJECT)

static void card_drink_finalize(GObject *object) {
    CardDrink *drink = CARD_DRINK(object);
    g_free(drink->title);
    g_free(drink->detail);
    g_free(drink->price);
    G_OBJECT_CLASS(card_drink_parent_class)->finalize(object);
}
static void card_drink_class_init(CardDrinkClass *class) { G_OBJECT_CLASS(class)->finalize = card_drink_finalize; }
static void card_drink_init(CardDrink *drink) { (void)drink; }

// ---- how a card looks
static void setup(GtkSignalListItemFactory *factory, GtkListItem *item) {
    (void)factory;
    GtkWidget *card = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
    gtk_widget_add_css_class(card, "card");
    gtk_widget_set_size_request(card, card_width, card_height);
    GtkWidget *picture = gtk_picture_new();
    gtk_picture_set_can_shrink(GTK_PICTURE(picture), FALSE);
    gtk_widget_set_halign(picture, GTK_ALIGN_CENTER);
    gtk_box_append(GTK_BOX(card), picture);
    for (int i = 0; i < 2; i++) {
        GtkWidget *label = gtk_label_new(NULL);
        gtk_label_set_xalign(GTK_LABEL(label), 0);
        gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
        if (i == 0) {
            gtk_label_set_wrap(GTK_LABEL(label), TRUE);
            gtk_label_set_lines(GTK_LABEL(label), 2);
        }
        gtk_widget_add_css_class(label, i == 0 ? "title" : "detail");
        gtk_box_append(GTK_BOX(card), label);
    }
    if (own_pictures) {
        GtkWidget *line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6), *price = gtk_label_new(NULL);
        gtk_label_set_xalign(GTK_LABEL(price), 0);
        gtk_widget_set_hexpand(price, TRUE);
        gtk_widget_add_css_class(price, "price");
        gtk_box_append(GTK_BOX(line), price);
        gtk_box_append(GTK_BOX(line), gtk_button_new_with_label("+"));
        gtk_box_append(GTK_BOX(card), line);
        gtk_widget_add_css_class(picture, "ground");
        gtk_widget_set_halign(picture, GTK_ALIGN_FILL);
    }
    gtk_list_item_set_child(item, card);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item) {
    (void)factory;
    GtkWidget *picture = gtk_widget_get_first_child(gtk_list_item_get_child(item));
    GtkWidget *title = gtk_widget_get_next_sibling(picture);
    CardDrink *drink = gtk_list_item_get_item(item);
    gtk_picture_set_paintable(GTK_PICTURE(picture), GDK_PAINTABLE(drink->picture));
    gtk_label_set_text(GTK_LABEL(title), drink->title);
    GtkWidget *detail = gtk_widget_get_next_sibling(title), *line = gtk_widget_get_next_sibling(detail);
    gtk_label_set_text(GTK_LABEL(detail), drink->detail);
    if (line) gtk_label_set_text(GTK_LABEL(gtk_widget_get_first_child(line)), drink->price);
}

static void add_style(void) {
    static const char STYLE[] =
        "gridview { padding: 6px; } gridview > child { padding: 6px; } gridview > child box { margin: 0; border-spacing: 0; }"
        ".card { background: white; border-radius: 12px; box-shadow: 0 2px 9px rgba(0,0,0,0.16); padding: 12px; }"
        ".title { font-family: serif; font-weight: 700; font-size: 1.2em; } .detail { font-size: 0.86em; }"
        ".ground { background: #f0e6d2; } .price { font-weight: 700; } .card button { background: #e9dcc3; padding: 0; "
        "border-radius: 999px; border-color: transparent; min-width: 36px; min-height: 36px; }";
    GtkCssProvider *style = gtk_css_provider_new();
    gtk_css_provider_load_from_data(style, STYLE, -1);
    gtk_style_context_add_provider_for_display(
        gdk_display_get_default(), GTK_STYLE_PROVIDER(style), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    g_object_unref(style);
}

// A grid of so many columns over a list of cards, in a scroller.
static GtkWidget *make_grid(GListModel *cards, int columns) {
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    GtkWidget *grid = gtk_grid_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(cards)), factory);
    gtk_grid_view_set_max_columns(GTK_GRID_VIEW(grid), columns);
    gtk_grid_view_set_min_columns(GTK_GRID_VIEW(grid), columns);
    GtkWidget *scroller = gtk_scrolled_window_new();
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), grid);
    return scroller;
}

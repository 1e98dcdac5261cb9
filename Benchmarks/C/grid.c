// grid COUNT FRAMES PIXELS WIDTH HEIGHT CARD-WIDTH CARD-HEIGHT COLUMNS PICTURES [products] : shows a grid of COUNT cards, each a
// picture and two lines, and scrolls through all of it in FRAMES frames; then, from the top again, through as many
// frames by PIXELS each. PICTURES is a folder of 0.png, 1.png …, read before anything is measured; with `products` behind it
// each card has a texture of its own, read from one of them, a coloured ground, a price and a round button.
// Prints for both ways the milliseconds of processor time from each change to the end of its frame, all together;
// the greatest of them; and those from the first change until everything is at rest.
#include <gtk/gtk.h>
#include <stdlib.h>

#include "cards.h"
#include "measure.h"
#include "scroll.h"

static GListModel *make_drinks(int count) {
    static const char *const qualities[] = {"Amber", "Bitter", "Black", "Broken", "Crimson", "Golden", "Velvet", "White"};
    static const char *const sorts[] = {"Buck", "Cobbler", "Collins", "Daisy", "Negroni", "Rickey", "Swizzle"};
    static const char *const places[] = {"Albi", "Bergen", "Dijon", "Hanover", "Lima", "Sorrento", "Utrecht", "Valencia", "Tours"};
    GListStore *store = g_list_store_new(CARD_TYPE_DRINK);
    gpointer *drinks = g_new(gpointer, count);
    for (int i = 0; i < count; i++) {
        CardDrink *drink = g_object_new(CARD_TYPE_DRINK, NULL);
        drink->title = g_strdup_printf("%s %s of %s", qualities[i % 8], sorts[i % 7], places[i % 9]);
        drink->detail = g_strdup_printf("medium · %s essence %d", qualities[i % 5], i % 160);
        drink->price = g_strdup_printf("€%d.50", 5 + i % 40);
        int number = i % picture_count;
        drink->picture = own_pictures ? read_picture(own_pictures, number) : pictures[number];
        drinks[i] = drink;
    }
    g_list_store_splice(store, 0, 0, drinks, count);
    for (int i = 0; i < count; i++) g_object_unref(drinks[i]);
    g_free(drinks);
    return G_LIST_MODEL(store);
}

int main(int count, char **arguments) {
    if (count != 10 && !(count == 11 && !strcmp(arguments[10], "products"))) return 2;
    gtk_init();
    frames = atoi(arguments[2]);
    pixels = atof(arguments[3]);
    card_width = atoi(arguments[6]);
    card_height = atoi(arguments[7]);
    read_pictures(arguments[9]);
    if (count == 11) own_pictures = arguments[9];
    add_style();

    GtkWidget *scroller = make_grid(make_drinks(atoi(arguments[1])), atoi(arguments[8]));
    GtkWidget *grid = gtk_scrolled_window_get_child(GTK_SCROLLED_WINDOW(scroller));
    GtkWidget *window = gtk_window_new();
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), atoi(arguments[4]), atoi(arguments[5]));
    gtk_window_set_child(GTK_WINDOW(window), scroller);
    gtk_window_present(GTK_WINDOW(window));
    wait_ms(1000);
    place = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
    g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(painted), NULL);

    Times jump = scroll(scroller, TRUE);
    gtk_adjustment_set_value(place, 0);
    wait_ms(500);
    Times glide = scroll(scroller, FALSE);
    printf("jump %.2f jump-worst %.2f jump-total %.2f ", jump.in_frames, jump.worst, jump.total);
    printf("glide %.2f glide-worst %.2f glide-total %.2f ", glide.in_frames, glide.worst, glide.total);
    GtkWidget *cell = gtk_widget_get_first_child(grid);
    printf("resident %.2f peak %.2f width %d height %d card-width %d card-height %d upper %.0f\n", resident_mb(),
           peak_mb(), gtk_widget_get_width(grid), (int)gtk_adjustment_get_page_size(place),
           gtk_widget_get_width(gtk_widget_get_first_child(cell)),
           gtk_widget_get_height(gtk_widget_get_first_child(cell)), gtk_adjustment_get_upper(place));
    return 0;
}

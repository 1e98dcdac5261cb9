// found CATALOGUE LIBRARY WIDTH HEIGHT CARD-WIDTH CARD-HEIGHT COLUMNS PICTURES TYPED... : a search field above a grid of drinks,
// in which each text is typed. What it begins is found with the program's own statements, at once and on the one thread
// there is, and the first page of it is shown as cards. PICTURES is a folder of 0.png, 1.png …, read before anything is
// measured. What does not begin with the text before is typed into a field that was emptied.
// Prints for each text the milliseconds from the letters to the end of the frame with what was found.
#include <gtk/gtk.h>

#include "cards.h"
#include "measure.h"
#include "scroll.h"
#include "statements.h"

static GListStore *cards;
static GPtrArray *page;
static int frames_painted;

static void add_card(sqlite3_stmt *row) {
    CardDrink *drink = g_object_new(CARD_TYPE_DRINK, NULL);
    drink->title = g_strdup((const char *)sqlite3_column_text(row, 2));
    drink->detail = g_strdup_printf("%s · %s", sqlite3_column_text(row, 3), sqlite3_column_text(row, 4));
    drink->picture = pictures[sqlite3_column_int(row, 0) % picture_count];
    g_ptr_array_add(page, drink);
}

static void typed(GtkEditable *entry, gpointer data) {
    (void)data;
    const char *text = gtk_editable_get_text(entry);
    if (*text) search(&DRINKS, text, add_card);
    else read_page(&DRINKS, prepare("SELECT row FROM drink WHERE present = 1 AND ?1 = ''", ""), add_card);
    g_list_store_splice(cards, 0, g_list_model_get_n_items(G_LIST_MODEL(cards)), page->pdata, page->len);
    g_ptr_array_set_size(page, 0);
}

static void frame_painted(GdkFrameClock *clock, gpointer data) {
    (void)clock, (void)data;
    frames_painted++;
}

int main(int count, char **arguments) {
    if (count < 10) return 2;
    gtk_init();
    open_catalogue(arguments[1], arguments[2]);
    card_width = atoi(arguments[5]);
    card_height = atoi(arguments[6]);
    read_pictures(arguments[8]);
    add_style();

    cards = g_list_store_new(CARD_TYPE_DRINK);
    page = g_ptr_array_new_with_free_func(g_object_unref);
    GtkWidget *entry = gtk_search_entry_new(), *scroller = make_grid(G_LIST_MODEL(cards), atoi(arguments[7]));
    g_signal_connect(entry, "changed", G_CALLBACK(typed), NULL);
    gtk_widget_set_vexpand(scroller, TRUE);
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_box_append(GTK_BOX(box), entry);
    gtk_box_append(GTK_BOX(box), scroller);
    GtkWidget *window = gtk_window_new();
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), atoi(arguments[3]), atoi(arguments[4]));
    gtk_window_set_child(GTK_WINDOW(window), box);
    typed(GTK_EDITABLE(entry), NULL);
    gtk_window_present(GTK_WINDOW(window));
    wait_ms(1000);
    g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(frame_painted), NULL);

    for (int i = 9; i < count; i++) {
        int length = strlen(gtk_editable_get_text(GTK_EDITABLE(entry)));
        if (strncmp(arguments[i], gtk_editable_get_text(GTK_EDITABLE(entry)), length)) {
            gtk_editable_set_text(GTK_EDITABLE(entry), "");
            wait_ms(500);
            length = 0;
        }
        int place = length, seen = frames_painted;
        double start = now_ms();
        gtk_editable_insert_text(GTK_EDITABLE(entry), arguments[i] + length, -1, &place);
        while (frames_painted == seen) g_main_context_iteration(NULL, TRUE);
        printf("time %.2f\n", now_ms() - start);
        wait_ms(500);
    }
    return 0;
}

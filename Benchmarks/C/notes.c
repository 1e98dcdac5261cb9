// Notes that are written, looked for and thrown away: what Examples/Sources/Notes is, with GTK alone.
#include <gtk/gtk.h>
#include <string.h>

// ---- a note
#define NOTE_TYPE (note_get_type())
G_DECLARE_FINAL_TYPE(Note, note, NOTE, NOTE, GObject)
struct _Note {
    GObject parent;
    char *text;
};
G_DEFINE_TYPE(Note, note, G_TYPE_OBJECT)

static void note_finalize(GObject *object) {
    g_free(NOTE_NOTE(object)->text);
    G_OBJECT_CLASS(note_parent_class)->finalize(object);
}
static void note_class_init(NoteClass *class) { G_OBJECT_CLASS(class)->finalize = note_finalize; }
static void note_init(Note *note) { (void)note; }

static Note *note_new(char *text) {
    Note *note = g_object_new(note_get_type(), NULL);
    note->text = text;
    return note;
}

// ---- the notes
static GListStore *notes;
static GtkFilter *filter;
static char *search;

static void write_notes(void) {
    gpointer *all = g_new(gpointer, 10000);
    for (int i = 0; i < 10000; i++) all[i] = note_new(g_strdup_printf("Note %d", i + 1));
    notes = g_list_store_new(note_get_type());
    g_list_store_splice(notes, 0, 0, all, 10000);
    for (int i = 0; i < 10000; i++) g_object_unref(all[i]);
    g_free(all);
}

static gboolean is_found(gpointer item, gpointer data) {
    (void)data;
    return !search || !*search || strstr(NOTE_NOTE(item)->text, search);
}

static void keep(GtkEditable *entry) {
    if (!*gtk_editable_get_text(entry)) return;
    Note *note = note_new(g_strdup(gtk_editable_get_text(entry)));
    g_list_store_insert(notes, 0, note);
    g_object_unref(note);
    gtk_editable_set_text(entry, "");
}

static void look_for(GtkEditable *entry) {
    g_free(search);
    search = g_strdup(gtk_editable_get_text(entry));
    gtk_filter_changed(filter, GTK_FILTER_CHANGE_DIFFERENT);
}

static void throw_away(GtkListItem *item) {
    guint place;
    if (g_list_store_find(notes, gtk_list_item_get_item(item), &place)) g_list_store_remove(notes, place);
}

// ---- how a note looks
static void setup(GtkSignalListItemFactory *factory, GtkListItem *item) {
    (void)factory;
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8), *label = gtk_label_new(NULL);
    GtkWidget *button = gtk_button_new_from_icon_name("user-trash-symbolic");
    gtk_widget_set_halign(label, GTK_ALIGN_START);
    gtk_widget_set_hexpand(label, TRUE);
    gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, "Throw away", -1);
    g_signal_connect_swapped(button, "clicked", G_CALLBACK(throw_away), item);
    gtk_box_append(GTK_BOX(row), label);
    gtk_box_append(GTK_BOX(row), button);
    gtk_list_item_set_child(item, row);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item) {
    (void)factory;
    GtkWidget *label = gtk_widget_get_first_child(gtk_list_item_get_child(item));
    gtk_label_set_text(GTK_LABEL(label), NOTE_NOTE(gtk_list_item_get_item(item))->text);
}

static GtkWidget *list(void) {
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    filter = GTK_FILTER(gtk_custom_filter_new(is_found, NULL, NULL));
    GListModel *found = G_LIST_MODEL(gtk_filter_list_model_new(G_LIST_MODEL(notes), filter));
    return gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(found)), factory);
}

static void activate(GtkApplication *application) {
    write_notes();
    GtkWidget *page = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8), *draft = gtk_entry_new();
    GtkWidget *field = gtk_search_entry_new(), *scroller = gtk_scrolled_window_new();
    gtk_entry_set_placeholder_text(GTK_ENTRY(draft), "A new note");
    g_signal_connect(draft, "activate", G_CALLBACK(keep), NULL);
    g_object_set(field, "placeholder-text", "Search", NULL);
    g_signal_connect(field, "search-changed", G_CALLBACK(look_for), NULL);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), list());
    gtk_widget_set_vexpand(scroller, TRUE);
    gtk_widget_set_margin_top(page, 8);
    gtk_widget_set_margin_bottom(page, 8);
    gtk_widget_set_margin_start(page, 8);
    gtk_widget_set_margin_end(page, 8);
    gtk_box_append(GTK_BOX(page), draft);
    gtk_box_append(GTK_BOX(page), field);
    gtk_box_append(GTK_BOX(page), scroller);
    GtkWidget *window = gtk_application_window_new(application);
    gtk_window_set_title(GTK_WINDOW(window), "Notes");
    gtk_window_set_default_size(GTK_WINDOW(window), 420, 560);
    gtk_window_set_child(GTK_WINDOW(window), page);
    gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **arguments) {
    GtkApplication *application = gtk_application_new("org.example.NotesInC", G_APPLICATION_DEFAULT_FLAGS);
    g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
    int status = g_application_run(G_APPLICATION(application), count, arguments);
    g_object_unref(application);
    return status;
}

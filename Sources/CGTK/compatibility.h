// Functions that depend on the version of GTK that the program is built with; file dialogs are in files.h. The minimum
// is 4.8; newer functions are used if the headers have them, and each comment says what happens with older ones.
#pragma once

#include <gtk/gtk.h>

// Announces a message through the screen reader (GTK 4.14); before that, returns FALSE: the caller uses a live region.
static inline gboolean comptoir_accessible_announce(GtkAccessible *accessible, const char *message, int priority) {
#if GTK_CHECK_VERSION(4, 14, 0)
    gtk_accessible_announce(accessible, message, (GtkAccessibleAnnouncementPriority)priority);
    return TRUE;
#else
    (void)accessible; (void)message; (void)priority;
    return FALSE;
#endif
}

// The role of a toggle button (GTK 4.10); before that, it is a button with a pressed state.
static inline GtkAccessibleRole comptoir_role_toggle_button(void) {
#if GTK_CHECK_VERSION(4, 10, 0)
    return GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON;
#else
    return GTK_ACCESSIBLE_ROLE_BUTTON;
#endif
}

// The colour of a widget's text (GTK 4.10, which deprecated the style context).
static inline void comptoir_widget_get_color(GtkWidget *widget, GdkRGBA *color) {
#if GTK_CHECK_VERSION(4, 10, 0)
    gtk_widget_get_color(widget, color);
#else
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), color);
#endif
}

// Loads CSS from a string; GTK 4.12 replaced the old function by one without a length.
static inline void comptoir_css_load(GtkCssProvider *provider, const char *css) {
#if GTK_CHECK_VERSION(4, 12, 0)
    gtk_css_provider_load_from_string(provider, css);
#else
    gtk_css_provider_load_from_data(provider, css, -1);
#endif
}

// Opens an address in another program; GTK 4.10 replaced the function by an object.
static inline void comptoir_open_uri(
    GtkWindow *parent, const char *uri, GCancellable *cancellable, GAsyncReadyCallback done, gpointer data) {
#if GTK_CHECK_VERSION(4, 10, 0)
    GtkUriLauncher *launcher = gtk_uri_launcher_new(uri);
    gtk_uri_launcher_launch(launcher, parent, cancellable, done, data);
    g_object_unref(launcher);
#else
    gtk_show_uri_full(parent, uri, GDK_CURRENT_TIME, cancellable, done, data);
#endif
}
static inline gboolean comptoir_open_uri_finish(GtkWindow *parent, GAsyncResult *result, GError **error) {
#if GTK_CHECK_VERSION(4, 10, 0)
    return gtk_uri_launcher_launch_finish(
        GTK_URI_LAUNCHER(g_task_get_source_object(G_TASK(result))), result, error);
#else
    return gtk_show_uri_full_finish(parent, result, error);
#endif
}

// The one place where the version of GTK matters. The floor is 4.8; what is newer is used where the headers
// have it, and each function says what happens below that.
#pragma once

#include <gtk/gtk.h>

// Speaks a message through the screen reader (GTK 4.14); below, returns FALSE and the caller uses a live label.
static inline gboolean comptoir_accessible_announce(GtkAccessible *accessible, const char *message, int priority) {
#if GTK_CHECK_VERSION(4, 14, 0)
    gtk_accessible_announce(accessible, message, (GtkAccessibleAnnouncementPriority)priority);
    return TRUE;
#else
    (void)accessible; (void)message; (void)priority;
    return FALSE;
#endif
}

// The role of a button that stays down (GTK 4.10); below, such a button is a button with a pressed state.
static inline GtkAccessibleRole comptoir_role_toggle_button(void) {
#if GTK_CHECK_VERSION(4, 10, 0)
    return GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON;
#else
    return GTK_ACCESSIBLE_ROLE_BUTTON;
#endif
}

// The colour of a widget's text (GTK 4.10, which made the style context deprecated).
static inline void comptoir_widget_get_color(GtkWidget *widget, GdkRGBA *color) {
#if GTK_CHECK_VERSION(4, 10, 0)
    gtk_widget_get_color(widget, color);
#else
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), color);
#endif
}

// Loads CSS from text; GTK 4.12 replaces the old function by one that takes no length.
static inline void comptoir_css_load(GtkCssProvider *provider, const char *css) {
#if GTK_CHECK_VERSION(4, 12, 0)
    gtk_css_provider_load_from_string(provider, css);
#else
    gtk_css_provider_load_from_data(provider, css, -1);
#endif
}

// Opens an address in another program; GTK 4.10 replaces the function by an object.
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

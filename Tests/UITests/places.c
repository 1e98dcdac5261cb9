/* GTK 4.10 and later tell assistive technology where a widget is by adding up where each border begins in what it is in, and
 * leave out how far that one's content is from its own border: in 4.18 what is deep in a page is told some thirty points too
 * high and too far to the left. Preloaded into the programs that the tests drive, this counts from content to content, as GTK
 * 4.8 does, so that what is told is where a hand finds it. places.py builds it. */

#include <gtk/gtk.h>
#include <math.h>
#include <stdlib.h>

static gboolean
get_true_bounds (GtkAccessible *accessible, int *x, int *y, int *width, int *height)
{
    GtkWidget *widget = GTK_WIDGET (accessible);
    GtkWidget *parent = gtk_widget_get_parent (widget);
    graphene_point_t begin = GRAPHENE_POINT_INIT (0, 0);

    if (!gtk_widget_get_realized (widget)
        || (parent && !gtk_widget_compute_point (widget, parent, &GRAPHENE_POINT_INIT (0, 0), &begin)))
        return FALSE;
    *x = (int) floorf (begin.x);
    *y = (int) floorf (begin.y);
    *width = gtk_widget_get_width (widget);
    *height = gtk_widget_get_height (widget);
    return TRUE;
}

/* Before any class is made that would take its own copy of the table. What the program starts is left alone. */
__attribute__ ((constructor)) static void
tell_true_places (void)
{
    GtkAccessibleInterface *table;

    unsetenv ("LD_PRELOAD");
    table = g_type_interface_peek (g_type_class_ref (GTK_TYPE_WIDGET), GTK_TYPE_ACCESSIBLE);
    table->get_bounds = get_true_bounds;
}

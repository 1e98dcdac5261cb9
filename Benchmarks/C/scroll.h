// A scroller that is moved frame by frame, and what that costs: what the programs that scroll a page share.
#pragma once

#include <gtk/gtk.h>

#include "measure.h"

// Milliseconds of processor time from each change to the end of its frame, all together; the greatest of them; and those
// from the first change until everything is at rest.
typedef struct {
    double in_frames, worst, total;
} Times;

static int frames, frame;
static double pixels, began = -1;
static gboolean is_jumping;
static GtkAdjustment *place;
static Times *times;

static gboolean move(GtkWidget *scroller, GdkFrameClock *clock, gpointer data) {
    (void)scroller, (void)clock, (void)data;
    frame++;
    double whole = gtk_adjustment_get_upper(place) - gtk_adjustment_get_page_size(place);
    began = processor_ms();
    gtk_adjustment_set_value(place, is_jumping ? whole * frame / frames : pixels * frame);
    return frame < frames ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

G_GNUC_UNUSED static void painted(GdkFrameClock *clock, gpointer data) {
    (void)clock, (void)data;
    if (began < 0) return;
    double time = processor_ms() - began;
    began = -1;
    times->in_frames += time;
    times->worst = MAX(times->worst, time);
}

static void wait_ms(guint milliseconds) {
    gboolean is_over = FALSE;
    g_timeout_add_once(milliseconds, (GSourceOnceFunc)g_atomic_int_inc, &is_over);
    while (!is_over) g_main_context_iteration(NULL, TRUE);
}

G_GNUC_UNUSED static Times scroll(GtkWidget *scroller, gboolean jumps) {
    Times result = {0};
    times = &result;
    frame = 0;
    is_jumping = jumps;
    double start = processor_ms();
    gtk_widget_add_tick_callback(scroller, move, NULL, NULL);
    while (frame < frames || began >= 0) g_main_context_iteration(NULL, TRUE);
    wait_ms(500);
    result.total = processor_ms() - start;
    return result;
}

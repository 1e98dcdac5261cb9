// What Swift cannot import from libshumate's headers: type macros and casts. Each says why it exists;
// everything else is called directly.
#pragma once

// GTK's types are those of CGTK, so that both modules speak of the same ones.
#include "../CGTK/shim.h"

#include <shumate/shumate.h>

// ---- Places: ShumateLocation is an interface, whose instances Swift knows under their classes' names.
static inline double comptoir_location_latitude(gpointer location) {
    return shumate_location_get_latitude(SHUMATE_LOCATION(location));
}
static inline double comptoir_location_longitude(gpointer location) {
    return shumate_location_get_longitude(SHUMATE_LOCATION(location));
}
static inline void comptoir_location_set(gpointer location, double latitude, double longitude) {
    shumate_location_set_location(SHUMATE_LOCATION(location), latitude, longitude);
}

// ---- Layers: a C pointer stands for a widget, a layer and a map layer alike.
static inline gpointer comptoir_map_layer_new(gpointer source, gpointer viewport) {
    return shumate_map_layer_new(SHUMATE_MAP_SOURCE(source), SHUMATE_VIEWPORT(viewport));
}
// Any widget may stand in a map, above its layers or below one of them.
static inline void comptoir_map_insert(gpointer map, gpointer child, gpointer sibling) {
    gtk_widget_insert_before(GTK_WIDGET(child), GTK_WIDGET(map), sibling == NULL ? NULL : GTK_WIDGET(sibling));
}
static inline void comptoir_map_remove(gpointer child) { gtk_widget_unparent(GTK_WIDGET(child)); }
static inline void comptoir_tile_show(ShumateTile *tile, gpointer texture) {
    shumate_tile_set_paintable(tile, GDK_PAINTABLE(texture));
    shumate_tile_set_state(tile, SHUMATE_STATE_DONE);
}

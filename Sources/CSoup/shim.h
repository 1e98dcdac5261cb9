// What Swift cannot import from libsoup's headers: macros and variadic functions. Each says why it exists;
// everything else is called directly.
#pragma once

// GLib's types are those of CGTK, so that both modules speak of the same ones.
#include "../CGTK/shim.h"

#define SOUP_VERSION_MIN_REQUIRED SOUP_VERSION_3_2
#include <libsoup/soup.h>

// ---- Sessions: how many connections there may be is told when one is made, and that is variadic.
static inline SoupSession *comptoir_session_new(int connections, int connections_per_host) {
    return soup_session_new_with_options(
        "max-conns", connections, "max-conns-per-host", connections_per_host, NULL);
}

// ---- Addresses: the flags are a macro of macros.
static inline GUri *comptoir_http_uri(const char *address, GError **error) {
    return g_uri_parse(address, SOUP_HTTP_URI_FLAGS, error);
}
static inline GUri *comptoir_http_uri_relative(GUri *base, const char *reference, GError **error) {
    return g_uri_parse_relative(base, reference, SOUP_HTTP_URI_FLAGS, error);
}

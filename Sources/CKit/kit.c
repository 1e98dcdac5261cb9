#include "kit.h"

#include <gio/gio.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

// What meson-helpers/kit-resources.sh packs; GLib wants it at a multiple of eight.
static const guint8 pack[] __attribute__((aligned(8))) = {
#embed "kit.gresource"
};

static GStaticResource kit = { pack, sizeof pack, NULL, NULL, NULL };

void comptoir_kit_register(void)
{
	static gsize is_done = 0;
	if (g_once_init_enter(&is_done)) {
		g_static_resource_init(&kit);
		g_once_init_leave(&is_done, 1);
	}
}

#!/usr/bin/env bash
# ground.sh FOLDER : makes the ground that tests stand on, in a folder, and writes the environment that goes with it,
# a NAME=VALUE a line. It is the whole environment: nothing of the machine's or the person's settings, fonts, icons,
# languages, services and modules is within reach of what is started with `env -i` and these.
set -euo pipefail
. "$(dirname "$0")/common.sh"

folder=$1
mkdir -p "$folder"/{home,data,config,cache,state,share/{fonts,glib-2.0/schemas},nothing,services,modules}
mkdir -p "$folder/run"
chmod 700 "$folder/run"

# ---- what is shared by the machine's programs: the toolkit's own, and no more ---------------------
for schemas in {/usr/local,/usr}/share/glib-2.0/schemas; do
    find "$schemas" -name 'org.gtk.gtk4.*.gschema.xml' -exec cp {} "$folder/share/glib-2.0/schemas/" \; 2>/dev/null || true
done
glib-compile-schemas "$folder/share/glib-2.0/schemas" >&2
[ ! -d /usr/share/mime ] || ln -sfn /usr/share/mime "$folder/share/mime"

# ---- modules: TLS, and no others ------------------------------------------------------------------
for module in /usr/lib/*/gio/modules/libgio{gnutls,openssl}.so /usr/lib/gio/modules/libgio{gnutls,openssl}.so; do
    [ ! -e "$module" ] || ln -sfn "$module" "$folder/modules/"
done

# ---- type: the one family that pages fall back to besides their own -------------------------------
for name in DejaVuSans DejaVuSans-Bold DejaVuSansMono DejaVuSansMono-Bold DejaVuSerif DejaVuSerif-Bold; do
    file=$(fc-list --format '%{file}\n' | grep -m 1 "/$name\.ttf$" || true)
    [ -z "$file" ] || ln -sfn "$file" "$folder/share/fonts/$name.ttf"
done
stands_for() { printf '<alias binding="same"><family>%s</family><prefer><family>%s</family></prefer></alias>\n' "$@"; }
cat >"$folder/fonts.conf" <<FONTS
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<dir>$folder/share/fonts</dir>
<cachedir>$folder/cache/fontconfig</cachedir>
<match target="pattern">
  <edit name="hintstyle" mode="append"><const>hintslight</const></edit>
  <edit name="antialias" mode="append"><bool>true</bool></edit>
  <edit name="lcdfilter" mode="append"><const>lcddefault</const></edit>
</match>
<!-- A family that nobody knows is one without serifs. -->
<match target="pattern">
  <test qual="all" name="family" compare="not_eq"><string>sans-serif</string></test>
  <test qual="all" name="family" compare="not_eq"><string>serif</string></test>
  <test qual="all" name="family" compare="not_eq"><string>monospace</string></test>
  <edit name="family" mode="append_last"><string>sans-serif</string></edit>
</match>
$(stands_for sans-serif "DejaVu Sans")
$(stands_for serif "DejaVu Serif")
$(stands_for monospace "DejaVu Sans Mono")
</fontconfig>
FONTS

# ---- the message bus: it starts nothing but assistive technology's --------------------------------
for service in {/usr/local,/usr}/share/dbus-1/services/org.a11y.Bus.service; do
    [ ! -e "$service" ] || grep -v ^SystemdService= "$service" >"$folder/services/org.a11y.Bus.service"
done
cat >"$folder/bus.conf" <<BUS
<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:dir=$folder/run</listen>
  <servicedir>$folder/services</servicedir>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
BUS

# ---- the environment ------------------------------------------------------------------------------
# What draws without OpenGL need not look for it either, at each start. Since 4.16 GTK is told so in another way; WebKit would
# warn that there is none.
if pkg-config --atleast-version 4.16 gtk4; then without_gl=GDK_DISABLE=gl; else without_gl=GDK_DEBUG=gl-disable; fi
# WebKit's sandbox is not to be had in every container; what it loads here is the tests' own.
for name in PATH TMPDIR LD_LIBRARY_PATH; do
    [ -z "${!name:-}" ] || say "$name=${!name}"
done
cat <<ENVIRONMENT
HOME=$folder/home
XDG_DATA_HOME=$folder/data
XDG_CONFIG_HOME=$folder/config
XDG_CACHE_HOME=$folder/cache
XDG_STATE_HOME=$folder/state
XDG_RUNTIME_DIR=$folder/run
XDG_DATA_DIRS=$folder/share
XDG_CONFIG_DIRS=$folder/nothing
GTK_DATA_PREFIX=$folder
FONTCONFIG_FILE=$folder/fonts.conf
GIO_MODULE_DIR=$folder/modules
GIO_USE_VFS=local
GIO_USE_VOLUME_MONITOR=unix
GSETTINGS_BACKEND=memory
GDK_BACKEND=x11
GSK_RENDERER=cairo
$without_gl
WEBKIT_DISABLE_COMPOSITING_MODE=1
WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS=1
COMPTOIR_BUS=$folder/bus.conf
LANG=C.UTF-8
TZ=UTC
ENVIRONMENT

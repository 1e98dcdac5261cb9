#!/usr/bin/env bash
# flatpak-local.sh [--again] : builds the Flatpak, installs it for an ordinary user and uses it as a person
# would. With --again what was built before is used once more, without building.
#
# 1. Lays the Debian packages that are installed here out as a Flatpak Platform and Sdk, in an
#    installation of its own, and offers this machine's Swift as the Sdk's extension. The libraries that the manifest
#    builds besides the program are cloned into .build/flatpak-sources, unless they are there; where they cannot be had,
#    or GLib is too old for them, Debian's stand in the runtime in their place, and that is said.
# 2. Builds the manifest that Flathub gets, with only runtime and places of sources replaced
#    (flatpak-manifest.py), without network, and bundles it.
# 3. Installs the bundle and uses it under a virtual display and a message bus of its own (flatpak-use.sh).
#
# Nothing outside .build/flatpak is touched. Ends with «N passed, N failed».
# The bundle is left at .build/comptoir.flatpak, the pictures in .build/flatpak/user.
set -euo pipefail
. "$(dirname "$0")/common.sh"
. "$(dirname "$0")/counting.sh"

work=${COMPTOIR_FLATPAK:-$build/flatpak}
user=$work/user
platform=io.github.comptoir.local.Platform
sdk=io.github.comptoir.local.Sdk
branch=local

step() {
    local from=$SECONDS what=$1
    shift
    say "== $what"
    "$@"
    say "   $((SECONDS - from)) s"
}

# ---- Platform and Sdk from the packages installed here --------------------------------------------

arch=$(flatpak --default-arch)
multiarch=$(gcc -print-multiarch)
platform_packages="libgtk-4-1 libsoup-3.0-0 glib-networking libsqlite3-0 libfontconfig1 librsvg2-common adwaita-icon-theme hicolor-icon-theme
    fonts-dejavu-core fontconfig shared-mime-info ca-certificates gsettings-desktop-schemas
    libgtk-4-media-gstreamer gstreamer1.0-plugins-base gstreamer1.0-plugins-good libwebkitgtk-6.0-4
    libglib2.0-bin libgtk-4-bin tzdata bash dash coreutils sed grep findutils libc-bin"
sdk_packages="libgtk-4-dev libsoup-3.0-dev libsqlite3-dev libfontconfig-dev g++ binutils libc6-dev pkgconf
    pkg-config meson ninja-build desktop-file-utils appstream appstream-compose gettext git make patch tar gzip xz-utils
    mawk perl-base python3 libcurl4-openssl-dev libxml2-dev libncurses-dev uuid-runtime libedit2 file"

# Clones of what the manifest builds besides the program, at the commits that it names; and of them, what is built here.
clones=$build/flatpak-sources
built_from=()

clone_modules() {
    local name url commit
    mkdir -p "$clones"
    while read -r name url commit; do
        git -C "$clones/$name" cat-file -e "$commit^{commit}" 2>/dev/null && continue
        rm -rf "${clones:?}/$name"
        GIT_TERMINAL_PROMPT=0 timeout 300 git clone --quiet --bare "$url" "$clones/$name" 2>/dev/null && continue
        rm -rf "${clones:?}/$name"
        return 1
    done < <("$root/meson-helpers/flatpak-manifest.py" --modules "$root/data/flatpak/$app_id.json")
}

# What the libraries need that are built, or the libraries themselves. The manifest's libshumate needs GLib 2.76.
choose_packages() {
    if ! pkg-config --atleast-version=2.76 glib-2.0; then
        say "   Debian's libshumate stands in for the manifest's, which needs a newer GLib than $(pkg-config --modversion glib-2.0)."
    elif ! clone_modules; then
        say "   Debian's libshumate stands in for the manifest's, whose sources cannot be had."
    else
        built_from=("$clones")
    fi
    if [ ${#built_from[@]} -gt 0 ]; then
        platform_packages+=" libjson-glib-1.0-0"
        sdk_packages+=" autoconf automake gperf libjson-glib-dev libtool m4"
    else
        platform_packages+=" libshumate-1.0-1"
        sdk_packages+=" libshumate-dev"
    fi
    sdk_packages+=" $platform_packages"
}

# layout FOLDER PACKAGE... : the files of the packages, and of all that they depend on.
layout() {
    local folder=$1 link
    shift
    mkdir -p "$folder"/usr/{bin,sbin,lib,lib64} "$folder/etc" "$folder/var/cache"
    for link in bin sbin lib lib64; do ln -sfn "usr/$link" "$folder/$link"; done
    # shellcheck disable=SC2068
    "$root/meson-helpers/installed-closure.py" $@ | xargs dpkg -L |
        grep -E '^/(usr|etc|lib|lib64|bin|sbin)/' |
        grep -v -E '^/usr/share/(doc|man|info|lintian|locale|bug|gtk-doc|help)/' | sort -u |
        python3 -c '
import os, sys
seen = set()
for line in sys.stdin:
    path = line.rstrip("\n")
    if not os.path.lexists(path) or (os.path.isdir(path) and not os.path.islink(path)): continue
    if not os.access(path, os.R_OK): continue
    first = path.split("/")[1]
    path = path[1:] if first in ("usr", "etc") else "usr" + path
    if path not in seen:
        seen.add(path)
        print(path)' >"$folder.files"
    tar -C / --no-recursion -cf - -T "$folder.files" | tar -C "$folder" --no-same-owner -xf -
}

# runtime NAME FOLDER : does what the packages' own triggers do, and exports the folder.
runtime() {
    local name=$1 folder=$2 made="$work/made-$1" files tool
    within() {
        bwrap --unshare-all --bind "$folder/usr" /usr --bind "$folder/etc" /etc --bind "$folder/var" /var \
            --symlink usr/lib /lib --symlink usr/lib64 /lib64 --symlink usr/bin /bin --symlink usr/sbin /sbin \
            --proc /proc --dev /dev --tmpfs /tmp --setenv PATH /usr/sbin:/usr/bin --setenv LC_ALL C.UTF-8 "$@"
    }
    within ldconfig
    within glib-compile-schemas /usr/share/glib-2.0/schemas
    within "/usr/lib/$multiarch/gdk-pixbuf-2.0/gdk-pixbuf-query-loaders" --update-cache
    within "/usr/lib/$multiarch/glib-2.0/gio-querymodules" "/usr/lib/$multiarch/gio/modules" 2>/dev/null || true
    within update-mime-database /usr/share/mime
    within gtk4-update-icon-cache -q -f /usr/share/icons/Adwaita
    mkdir -p "$folder/etc/ssl/certs"
    ln -sfn ../sbin/ldconfig "$folder/usr/bin/ldconfig" # flatpak's PATH is /app/bin:/usr/bin

    mkdir -p "$made"
    mv "$folder/usr" "$made/files"
    files=$made/files
    mv "$folder/etc" "$files/etc"
    # What flatpak brings itself, what describes this machine, and what is large and not needed.
    rm -rf "$files"/etc/{fstab,hostname,hosts,resolv.conf,passwd,group,shadow,gshadow,machine-id,mtab,localtime,rc?.d,init.d,systemd,apt,skel,pam.d,security,ld.so.cache}
    rm -rf "$files"/{games,src,local} "$files/lib/$multiarch/dri" "$files/lib/$multiarch"/libLLVM* \
        "$files/lib/gcc/$multiarch"/*/lto1 "$files"/share/{gir-1.0,bash-completion}
    : >"$files/etc/ld.so.conf"
    {
        printf '[Runtime]\nname=%s\nruntime=%s/%s/%s\nsdk=%s/%s/%s\n' "$name" $platform "$arch" $branch $sdk "$arch" $branch
        printf '\n[Environment]\nXDG_DATA_DIRS=/app/share:/usr/share:/usr/share/runtime/share:/run/host/user-share:/run/host/share\n'
        if [ "$name" = $sdk ]; then
            printf '\n[Extension org.freedesktop.Sdk.Extension]\ndirectory=lib/sdk\nversions=%s\nsubdirectories=true\nno-autodownload=true\n' $branch
        fi
    } >"$made/metadata"
    if [ "$name" = $sdk ]; then
        mkdir -p "$files/lib/sdk"
        ln -sfn gcc "$files/bin/cc"
        ln -sfn g++ "$files/bin/c++"
        ln -sfn mawk "$files/bin/awk"
        # Names that Debian has as alternatives, which no package lists.
        for tool in aclocal automake; do
            [ ! -e "/usr/bin/$tool" ] || ln -sfn "$(basename "$(readlink -f "/usr/bin/$tool")")" "$files/bin/$tool"
        done
        # flatpak-builder 1.2 calls a tool that Debian does not have; its successor can do the same.
        cat >"$files/bin/appstream-compose" <<'SH'
#!/bin/sh
for id; do :; done
mkdir -p /app/share/metainfo
[ -e "/app/share/metainfo/$id.metainfo.xml" ] || cp "/app/share/appdata/$id.appdata.xml" "/app/share/metainfo/$id.metainfo.xml"
exec appstreamcli compose --no-net --print-report=full --prefix=/ --origin="$id" --components="$id" --result-root=/app \
    --data-dir=/app/share/app-info/xmls --icons-dir=/app/share/app-info/icons/flatpak /app
SH
        chmod 755 "$files/bin/appstream-compose"
    fi
    flatpak build-export --disable-sandbox --files=files "$work/repository" "$made" $branch >/dev/null
    rm -rf "$made" "$folder"
}

runtimes() {
    local swift extension
    ostree init --repo="$work/repository" --mode=bare-user-only
    choose_packages
    layout "$work/root-platform" "$platform_packages"
    runtime $platform "$work/root-platform"
    layout "$work/root-sdk" "$sdk_packages"
    runtime $sdk "$work/root-sdk"
    flatpak build-update-repo "$work/repository"
    flatpak --user remote-add --no-gpg-verify here "file://$work/repository"
    flatpak --user install -y --noninteractive here $platform//$branch $sdk//$branch >/dev/null
    # …/usr/lib/swift is where the toolchain says that it is; …/usr is what the extension has.
    swift=$(swift -print-target-info | sed -n 's:.*"runtimeResourcePath"\: "\(.*\)/lib/swift".*:\1:p')
    extension=$FLATPAK_USER_DIR/extension/org.freedesktop.Sdk.Extension.swift6/$arch/$branch
    mkdir -p "$(dirname "$extension")"
    ln -sfn "$swift" "$extension"
}

# ---- the app --------------------------------------------------------------------------------------

build_app() {
    local source=$work/source status=0
    mkdir -p "$source"
    (cd "$root" && git ls-files -z --cached --others --exclude-standard) |
        tar -C "$root" --null --ignore-failed-read -cf - -T - 2>/dev/null | tar -C "$source" -xf -
    "$root/meson-helpers/flatpak-manifest.py" "$root/data/flatpak/$app_id.json" "$source" "$build" $platform $sdk $branch \
        "${built_from[@]}" >"$work/$app_id.json"
    flatpak-builder --user --force-clean --disable-rofiles-fuse --disable-cache --state-dir="$work/state" \
        --repo="$work/bundles" --default-branch=stable "$work/app" "$work/$app_id.json" >"$work/builder.log" 2>&1 || status=$?
    if [ $status != 0 ]; then
        tail -n 40 "$work/builder.log"
        fail "flatpak-builder ended with status $status; all it said is in $work/builder.log"
    fi
    flatpak build-bundle "$work/bundles" "$work/first.flatpak" "$app_id" stable
    # The update: the same app with one file more. Building it all again would prove nothing further.
    touch "$work/app/files/share/comptoir/newer"
    flatpak build-export "$work/bundles" "$work/app" stable >/dev/null
    flatpak build-bundle "$work/bundles" "$work/second.flatpak" "$app_id" stable
    cp "$work/first.flatpak" "$build/comptoir.flatpak"
    say "   bundle: $(du -h "$work/first.flatpak" | cut -f1)"
}

check_app() {
    log=$work/check.log
    local files=$work/app/files exported=$work/app/export/share
    check "no Swift library is needed to run it" bash -c "! readelf -d '$files/bin/comptoir' | grep -q -E 'NEEDED.*(swift|Foundation|dispatch)'"
    check "fonts and their licences are in it" bash -c "[ \"\$(ls '$files/share/comptoir/fonts' | wc -l)\" = 8 ]"
    check "the catalogue is in it" test -s "$files/share/comptoir/catalogue/fruits.json"
    check "software centres can describe it" test -s "$files/share/app-info/xmls/$app_id.xml.gz"
    check "  and show its icon" test -s "$files/share/app-info/icons/flatpak/128x128/$app_id.png"
    check "desktop entry, service and icon are exported" test -s "$exported/applications/$app_id.desktop" -a \
        -s "$exported/dbus-1/services/$app_id.service" -a -s "$exported/icons/hicolor/scalable/apps/$app_id.svg"
    if [ ${#built_from[@]} -gt 0 ]; then
        check "libshumate is built from what the manifest names" test -e "$files/lib/libshumate-1.0.so.1"
    fi
    check "it may ask a product server" grep -q '^shared=.*network' "$work/app/metadata"
    check "  and with TLS" test -e "$work/flatpak/runtime/$platform/$arch/$branch/active/files/lib/$multiarch/gio/modules/libgiognutls.so"
    check "it asks for no more than it needs" bash -c "! grep -E 'filesystems=|session-bus|devices=all' '$work/app/metadata'"
}

use_app() {
    local as=() number=$UID
    # Root keeps its powers in the sandbox; a person has none.
    if [ "$number" = 0 ]; then
        number=$(id -u nobody)
        as=(setpriv "--reuid=$number" "--regid=$(id -g nobody)" --clear-groups)
    fi
    mkdir -p "$user/home" "$user/run"
    touch "$user/home/own-file"
    cp "$work"/{first,second}.flatpak "$user/"
    # The person reads the helpers from a place that is theirs: the tree may be closed to them.
    mkdir -p "$user/tree/meson-helpers" "$user/tree/data"
    cp "$root"/meson-helpers/{common.sh,counting.sh,flatpak-use.sh,flatpak-person.py} "$user/tree/meson-helpers/"
    cp "$root/data/application-id" "$root/Resources/catalogue/fruits.json" "$user/tree/data/"
    chmod 700 "$user/run"
    chmod -R a+rX "$work/repository"
    [ "$number" = "$UID" ] || chown -R "$number" "$user"
    as+=(env "HOME=$user/home" "XDG_RUNTIME_DIR=$user/run" "FLATPAK_USER_DIR=$user/flatpak" LC_ALL=C.UTF-8
        "XDG_DATA_DIRS=$user/flatpak/exports/share:/usr/local/share:/usr/share" PATH=/usr/local/bin:/usr/bin:/bin)
    cd "$user"
    "${as[@]}" flatpak --user remote-add --no-gpg-verify here "file://$work/repository"
    "${as[@]}" flatpak --user install -y --noninteractive here $platform//$branch >/dev/null
    # The display is outside the bus: what the bus starts needs to know of it.
    "${as[@]}" timeout --kill-after=10 600 xvfb-run --auto-servernum --server-args='-screen 0 1280x900x24' \
        dbus-run-session -- "$user/tree/meson-helpers/flatpak-use.sh" "$user" \
        2> >(grep -v -E 'dbus-daemon|SpiRegistry|^$' >&2) || true
    local p=0 f=1
    read -r p f <"$user/result" || say "FAIL  the checks did not come to their end"
    passed=$((passed + p))
    failed=$((failed + f))
}

# A folder that an ordinary user can reach; a home of root's is closed to them.
case $work in
/root/*) work=$(mktemp -d /var/tmp/comptoir-flatpak.XXXXXX) user=$work/user ;;
esac
if [ "${1:-}" = --again ]; then rm -rf "$user"; else rm -rf "$work"; fi
mkdir -p "$work"
chmod 755 "$work"
if [ "${1:-}" != --again ]; then
    # The clones of the packages that Package.swift names, and the fonts, are there after this.
    swift package --package-path "$root" resolve
    # The packages themselves are among the sources.
    [ -d "$build/share/comptoir/fonts-packages" ] || rm -f "$build/share/comptoir/fonts/.pins"
    "$root/meson-helpers/assemble.sh"
fi
[ -e "$build/share/comptoir/fonts/Lobster-Regular.ttf" ] || fail "The Flatpak has the fonts in it, and they could not be fetched."

export HOME=$work/home FLATPAK_USER_DIR=$work/flatpak XDG_RUNTIME_DIR=$work/run LC_ALL=C.UTF-8
unset XDG_DATA_HOME XDG_CONFIG_HOME XDG_CACHE_HOME DISPLAY WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS
mkdir -p "$HOME" "$XDG_RUNTIME_DIR"
chmod 700 "$XDG_RUNTIME_DIR"

if [ "${1:-}" != --again ]; then
    step "Platform and Sdk of Debian's packages" runtimes
    step "Build" build_app
fi
check_app
step "Install and use, as an ordinary user" use_app
say "Pictures: $user/*.png. The bundle: $build/comptoir.flatpak"
say "$passed passed, $failed failed"
[ "$failed" = 0 ]

#!/usr/bin/env bash
# setup.sh PURPOSE... : sees to it that this machine has what the purposes need.
# Purposes: build run test check install bench flatpak trixie.
#
# On Debian 12 and later what is missing is installed with apt-get (through sudo where not root).
# Elsewhere, or without a recent Swift, it says what to install and stops with status 1.
# With nothing missing it takes a fraction of a second and changes nothing.
set -euo pipefail
. "$(dirname "$0")/common.sh"

swift_wanted=6.2

# Package names of Debian, by purpose.
packages_for() {
    case $1 in
    build) say ca-certificates fontconfig g++ gettext git glib-networking libcurl4-openssl-dev libfontconfig-dev \
        libglib2.0-bin libgtk-4-dev libncurses-dev librsvg2-common libshumate-dev libsoup-3.0-dev libsqlite3-dev libxml2-dev make pkgconf \
        python3 python3-pip ;;
    screen) say at-spi2-core dbus-daemon imagemagick openbox xauth xdotool xvfb ;;
    test) say fonts-dejavu-core gir1.2-atspi-2.0 gstreamer1.0-plugins-base gstreamer1.0-plugins-good libegl1 \
        libgl1-mesa-dri libgtk-4-media-gstreamer libwebkitgtk-6.0-4 locales python3-gi python3-pil python3-pyatspi python3-pytest \
        python3-pytest-xdist weston x11-utils x11-xkb-utils xclip ;;
    trixie) say debian-archive-keyring debootstrap ;;
    check) say appstream desktop-file-utils shellcheck ;;
    install) say appstream desktop-file-utils libgtk-4-bin meson ninja-build ;;
    bench) say gcc libgtk-4-dev libsqlite3-dev libx11-dev libxdamage-dev ;;
    flatpak) say adwaita-icon-theme appstream appstream-compose binutils bubblewrap dbus-x11 desktop-file-utils \
        elfutils file flatpak flatpak-builder fonts-dejavu-core gsettings-desktop-schemas gstreamer1.0-plugins-base \
        gstreamer1.0-plugins-good hicolor-icon-theme libedit2 libglib2.0-bin libgtk-4-bin libgtk-4-media-gstreamer \
        libwebkitgtk-6.0-4 mawk meson ninja-build ostree patch pkg-config shared-mime-info \
        tzdata uuid-runtime xdg-dbus-proxy xz-utils ;;
    *) fail "setup.sh: no purpose is called $1" ;;
    esac
}

# What `swift` says that it is; nothing where it cannot start, for want of a library.
swift_version() { { swift --version 2>/dev/null || true; } | sed -n 's:.*Swift version \([0-9][0-9.]*\).*:\1:p' | head -n 1; }

check_swift() {
    local version newest
    if ! command -v swift >/dev/null; then
        fail "Comptoir is written in Swift, and no \`swift\` was found.
Install Swift $swift_wanted or later from https://www.swift.org/install/linux/ and put it in your PATH,
then give the same command again."
    fi
    version=$(swift_version)
    if [ -z "$version" ] && [ "${1:-}" = "before packages" ]; then return 0; fi
    newest=$(printf '%s\n%s\n' "$swift_wanted" "${version:-0}" | sort -V | tail -n 1)
    if [ "$newest" != "${version:-0}" ]; then
        fail "Comptoir needs Swift $swift_wanted or later; $(command -v swift) is Swift ${version:-of an unknown version}.
Install a newer one from https://www.swift.org/install/linux/ and put it first in your PATH,
then give the same command again."
    fi
}

# Whether this is Debian 12 or later. A release without a number is testing or unstable.
is_debian() {
    local ID='' VERSION_ID=''
    [ -r /etc/os-release ] || return 1
    # shellcheck disable=SC1091
    . /etc/os-release
    [ "$ID" = debian ] && [ "${VERSION_ID:-99}" -ge 12 ] && command -v apt-get >/dev/null
}

install_missing() {
    local missing=() name as_root=()
    while read -r name; do
        missing+=("$name")
    done < <(
        {
            printf '%s\n' "$@"
            dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null | sed -n 's/^installed //p' | sort -u
        } | sort | uniq -c | awk '$1 == 1 { print $2 }'
    )
    [ ${#missing[@]} -gt 0 ] || return 0

    say "Installing Debian packages: ${missing[*]}"
    if [ "$(id -u)" != 0 ]; then
        if ! command -v sudo >/dev/null; then
            fail "These packages are missing and only root can install them. As root, give the command
    apt-get update && apt-get install --no-install-recommends ${missing[*]}
and then the same command as before."
        fi
        as_root=(sudo)
    fi
    "${as_root[@]}" apt-get -q -o DPkg::Lock::Timeout=600 update ||
        say "apt-get update failed; going on with the lists that are here."
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get -q -y -o DPkg::Lock::Timeout=600 -o Dpkg::Use-Pty=0 --no-install-recommends install "${missing[@]}" </dev/null ||
        fail "apt-get could not install these packages. As root, give the command
    apt-get update && apt-get install --no-install-recommends ${missing[*]}
and then the same command as before."
}

# Another distribution: look for the things themselves.
check_elsewhere() {
    local missing=() command
    local libraries=() commands=(git pkg-config msgfmt glib-compile-schemas python3)
    case " $* " in *" build "*) libraries=("gtk4 >= 4.8" "libsoup-3.0 >= 3.2" "shumate-1.0 >= 1.0.3" fontconfig sqlite3) ;; esac
    case " $* " in *" screen "*) commands+=(Xvfb xdotool import openbox dbus-run-session) ;; esac
    case " $* " in *" test "*) commands+=(pytest weston) ;; esac
    case " $* " in *" check "*) commands+=(shellcheck desktop-file-validate appstreamcli) ;; esac
    case " $* " in *" install "*) commands+=(meson ninja) ;; esac
    case " $* " in *" trixie "*) commands+=(apt-get debootstrap) ;; esac
    case " $* " in *" flatpak "*)
        fail "\`make flatpak\` makes its runtime from Debian's packages and so needs Debian 12 or later.
On this system use the manifest in data/flatpak with flatpak-builder."
        ;;
    esac
    for command in "${commands[@]}"; do
        command -v "$command" >/dev/null || missing+=("the command $command")
    done
    if command -v pkg-config >/dev/null; then
        for command in "${libraries[@]}"; do
            pkg-config --exists "$command" || missing+=("the development files of $command")
        done
    fi
    [ ${#missing[@]} -gt 0 ] || return 0
    {
        say "Packages are installed by themselves on Debian 12 and later only. This system lacks:"
        printf '    %s\n' "${missing[@]}"
        say "Install these and give the same command again. On Debian the packages are called:"
        for command in "$@"; do packages_for "$command"; done | tr ' ' '\n' | sort -u | tr '\n' ' ' | fold -s -w 90
        say ""
    } >&2
    exit 1
}

purposes=(build)
for purpose in "$@"; do
    case $purpose in
    build) ;;
    run) has_display || purposes+=(screen) ;;
    test) purposes+=(screen test) ;;
    bench | flatpak) purposes+=(screen "$purpose") ;;
    *) purposes+=("$purpose") ;;
    esac
done

check_swift "before packages"
if is_debian; then
    names=$(for purpose in "${purposes[@]}"; do packages_for "$purpose"; done)
    # From Debian 13 on the linker that Swift uses is a package of its own.
    if [ "$(. /etc/os-release && echo "${VERSION_ID:-99}")" -ge 13 ]; then names="$names binutils-gold"; fi
    # shellcheck disable=SC2046,SC2086  # one name, one word
    install_missing $(printf '%s\n' $names | sort -u)
else
    check_elsewhere "${purposes[@]}"
fi
[ -n "$(swift_version)" ] || check_swift

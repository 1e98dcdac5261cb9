#!/usr/bin/env bash
# setup.sh PURPOSE... : sees to it that this machine has what the purposes need.
# Purposes: build run test check install bench flatpak trixie sheets.
#
# On Debian 12, Ubuntu 24.04 and later what is missing is installed with apt-get (through sudo where not root).
# Elsewhere, or without a recent Swift, it says what to install, by the names of the distribution where they are known,
# and stops with status 1.
# With nothing missing it takes a fraction of a second and changes nothing.
set -euo pipefail
. "$(dirname "$0")/common.sh"
. "$(dirname "$0")/distribution.sh"

swift_wanted=6.2

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

# Whether packages can be installed by the names of Debian 12 or later.
is_debian() { [ "$(debian_release | grep . || echo 0)" -ge 12 ] && command -v apt-get >/dev/null; }

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
    case " $* " in *" sheets "*) commands+=(rsvg-convert montage) ;; esac
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
    tell_missing "${missing[@]}" >&2
    exit 1
}

# What is missing, and what to do about it.
tell_missing() {
    local family
    say "Packages are installed by themselves on Debian 12, Ubuntu 24.04 and later only. This system lacks:"
    printf '    %s\n' "$@"
    family=$(family)
    if [ "${family:-debian}" != debian ]; then
        say "Install these and give the same command again:"
        say "    sudo $(install_command "$family") $(names_for "$family")"
    else
        say "Install these and give the same command again. On Debian the packages are called:"
        names_for debian | fold -s -w 90
    fi
}

# names_for FAMILY : the packages of all purposes, each once.
names_for() {
    local purpose
    for purpose in "${purposes[@]}"; do packages_for "$1" "$purpose"; done | tr ' ' '\n' | sort -u | tr '\n' ' ' | sed 's/ $//'
    say ""
}

purposes=(build)
for purpose in "$@"; do
    case $purpose in
    build) ;;
    run) has_display || purposes+=(screen) ;;
    test) purposes+=(screen test install) ;;
    bench | flatpak) purposes+=(screen "$purpose") ;;
    *) purposes+=("$purpose") ;;
    esac
done

check_swift "before packages"
if is_debian; then
    names=$(names_for debian)
    # From Debian 13 on the linker that Swift uses is a package of its own.
    if [ "$(debian_release)" -ge 13 ]; then names="$names binutils-gold"; fi
    # shellcheck disable=SC2086  # one name, one word
    install_missing $names
else
    check_elsewhere "${purposes[@]}"
fi
[ -n "$(swift_version)" ] || check_swift

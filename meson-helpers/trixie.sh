#!/usr/bin/env bash
# trixie.sh [COMMAND...] : runs a command, or else `make test`, in this tree on Debian 13, whose GTK is 4.18.
#
# Debian 13 is a folder, .build-trixie/root, made with debootstrap from the mirror that this machine's apt uses. The
# tree is at the same place in it as outside, with a build folder of its own, .build-trixie/build, and Swift is the one
# of this machine. What is mounted there and what runs there ends with the command.
set -euo pipefail
. "$(dirname "$0")/common.sh"

release=trixie
ground=$root/.build-$release
folder=$ground/root
[ $# -gt 0 ] || set -- make test

# What comes from elsewhere than Debian is fetched out here, where that is set up, and copied.
if [ -z "${COMPTOIR_FETCHED:-}" ]; then
    swift package --package-path "$root" resolve
    swift package --package-path "$root/Examples" --scratch-path "$build/examples" resolve
    "$root/meson-helpers/fetch-fonts.sh"
fi
if [ "$(id -u)" != 0 ]; then
    exec sudo env PATH="$PATH" TERM="${TERM:-dumb}" COMPTOIR_FETCHED=yes COMPTOIR_STRICT="${COMPTOIR_STRICT:-}" \
        COMPTOIR_REFERENCES="${COMPTOIR_REFERENCES:-}" FILTER="${FILTER:-}" UI="${UI:-}" DEADLINE="${DEADLINE:-}" "$0" "$@"
fi

# mirror : where this machine's apt has Debian from
mirror() {
    # shellcheck disable=SC2016  # these are apt's own
    apt-get indextargets --format '$(LABEL) $(COMPONENT) $(REPO_URI)' 'Created-By: Packages' |
        awk '$1 == "Debian" && $2 == "main" { print $3; exit }'
}

# Swift's folder, which is looked for by way of `swift` itself: the one that has usr/bin/swift.
swift=$(readlink -f "$(command -v swift)")
toolchain=${swift%/usr/bin/*}
case $toolchain in "$swift" | '') fail "Swift is expected in a folder of its own, not $swift" ;; esac

if [ ! -e "$folder/etc/complete" ]; then
    from=$(mirror)
    [ -n "$from" ] || fail "apt on this machine has no mirror of Debian."
    say "Making $folder"
    rm -rf --one-file-system "$folder"
    mkdir -p "$folder"
    debootstrap --variant=minbase --include=ca-certificates,make "$release" "$folder" "$from"
    touch "$folder/etc/complete"
fi

mkdir -p "$ground/build/share/comptoir"
# copy_packages FOLDER : what the tree, and its examples, take from others, unless that is there and the same.
copy_packages() {
    local part
    if cmp -s "$build/$1/workspace-state.json" "$ground/build/$1/workspace-state.json"; then return; fi
    mkdir -p "$ground/build/$1"
    for part in checkouts repositories workspace-state.json; do
        rm -rf "${ground:?}/build/$1/$part"
        cp -a "$build/$1/$part" "$ground/build/$1/$part"
    done
}
copy_packages .
copy_packages examples
if [ -d "$build/flatpak-sources" ]; then cp -a "$build/flatpak-sources" "$ground/build/"; fi
for part in fonts fonts-packages; do
    if [ -d "$build/share/comptoir/$part" ]; then cp -a "$build/share/comptoir/$part" "$ground/build/share/comptoir/"; fi
done
cp -L /etc/resolv.conf "$folder/etc/resolv.conf"

export root ground folder toolchain
# shellcheck disable=SC2016  # it is the inner shell that reads these
exec unshare --mount --pid --fork --kill-child bash -euc '
    mkdir -p "$folder$root" "$folder$toolchain" "$folder/outside"
    mount --bind "$folder" "$folder"
    mount --rbind /dev "$folder/dev"
    mount -t proc proc "$folder/proc"
    mount --bind "$toolchain" "$folder$toolchain"
    mount --bind "$root" "$folder$root"
    mount --bind "$ground/build" "$folder$root/.build"
    # Not chroot: in one, nobody may make the namespaces that Flatpak puts an app into.
    cd "$folder"
    pivot_root . outside
    cd /
    umount --lazy /outside
    exec env -i HOME=/root USER=root TERM="${TERM:-dumb}" LANG=C.UTF-8 \
        PATH="$toolchain/usr/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" \
        ${COMPTOIR_STRICT:+COMPTOIR_STRICT="$COMPTOIR_STRICT"} ${DEADLINE:+DEADLINE="$DEADLINE"} \
        ${COMPTOIR_REFERENCES:+COMPTOIR_REFERENCES="$COMPTOIR_REFERENCES"} ${FILTER:+FILTER="$FILTER"} ${UI:+UI="$UI"} \
        bash -c "cd \"\$0\" && exec \"\$@\"" "$root" "$@"
' trixie.sh "$@"

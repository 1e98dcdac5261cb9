# shellcheck shell=bash
# Read by setup.sh (. distribution.sh): which system this is, and what it calls the packages that Comptoir needs.
# Not run by itself.

# What a system says of itself; tests name a file of their own.
os_release=${OS_RELEASE:-/etc/os-release}

# released NAME : what the system says of itself under a name; nothing where it does not.
released() {
    [ -r "$os_release" ] || return 0
    # shellcheck disable=SC1090
    (. "$os_release" && printf %s "${!1:-}")
}

# The release of Debian that this system has the packages of, 99 where it has no number yet; nothing where it is
# another family. Ubuntu and what is made of it are Debian of about the same time.
debian_release() {
    local id year
    id=$(released ID)
    case $id in
    debian) say "$(released VERSION_ID | grep . || echo 99)" && return ;;
    ubuntu)
        year=$(released VERSION_ID)
        year=${year%%.*}
        if [ "${year:-99}" -ge 25 ]; then say 13; elif [ "${year:-99}" -ge 24 ]; then say 12; else say 11; fi
        return
        ;;
    esac
    case " $(released ID_LIKE) " in
    *" ubuntu "* | *" debian "*)
        case $(released UBUNTU_CODENAME)$(released DEBIAN_CODENAME) in
        *bookworm* | *noble* | *oracular*) say 12 ;;
        *trixie* | *forky* | *plucky* | *questing* | *resolute*) say 13 ;;
        *) say 11 ;;
        esac
        ;;
    esac
}

# Whose names packages have here: debian, fedora, arch, or nothing where nobody knows.
family() {
    local name
    [ -z "$(debian_release)" ] || { say debian && return; }
    for name in $(released ID) $(released ID_LIKE); do
        case $name in fedora | rhel | centos) say fedora && return ;; arch | archlinux) say arch && return ;; esac
    done
}

# packages_for FAMILY PURPOSE : the packages that a purpose needs, by the family's names.
packages_for() {
    local which
    which=$1_packages
    if ! declare -F "$which" >/dev/null; then fail "distribution.sh: nobody knows the packages of $1"; fi
    "$which" "$2"
}

debian_packages() {
    case $1 in
    build) say ca-certificates fontconfig g++ gettext git glib-networking libcurl4-openssl-dev libfontconfig-dev \
        libglib2.0-bin libgtk-4-dev libncurses-dev librsvg2-common libshumate-dev libsoup-3.0-dev libsqlite3-dev libxml2-dev make pkgconf \
        python3 python3-pip ;;
    screen) say at-spi2-core dbus-daemon imagemagick openbox xauth xdotool xvfb ;;
    test) say fonts-dejavu-core gir1.2-atspi-2.0 gstreamer1.0-plugins-base gstreamer1.0-plugins-good libegl1 \
        libgl1-mesa-dri libgtk-4-media-gstreamer libwebkitgtk-6.0-4 locales python3-gi python3-pil python3-pyatspi python3-pytest \
        python3-pytest-xdist weston x11-utils x11-xkb-utils xclip xserver-xorg-core xserver-xorg-video-dummy ;;
    trixie) say debian-archive-keyring debootstrap ;;
    check) say appstream desktop-file-utils shellcheck ;;
    install) say appstream desktop-file-utils libgtk-4-bin meson ninja-build ;;
    bench) say gcc libgtk-4-dev libjson-glib-dev libsqlite3-dev libx11-dev libxdamage-dev ;;
    sheets) say imagemagick librsvg2-bin ;;
    flatpak) say adwaita-icon-theme appstream appstream-compose autoconf automake binutils bubblewrap dbus-x11 \
        desktop-file-utils elfutils file flatpak flatpak-builder fonts-dejavu-core gperf gsettings-desktop-schemas gstreamer1.0-plugins-base \
        gstreamer1.0-plugins-good hicolor-icon-theme libedit2 libglib2.0-bin libgtk-4-bin libgtk-4-media-gstreamer \
        libjson-glib-dev libtool libwebkitgtk-6.0-4 m4 mawk meson ninja-build ostree patch pkg-config shared-mime-info \
        tzdata uuid-runtime xdg-dbus-proxy xz-utils ;;
    *) fail "setup.sh: no purpose is called $1" ;;
    esac
}

fedora_packages() {
    case $1 in
    build) say ca-certificates fontconfig fontconfig-devel gcc-c++ gettext git-core glib-networking glib2-devel gtk4-devel \
        libcurl-devel librsvg2 libshumate-devel libsoup3-devel libxml2-devel make ncurses-devel pkgconf-pkg-config \
        python3 python3-pip sqlite-devel ;;
    screen) say ImageMagick at-spi2-core dbus-daemon openbox xdotool xorg-x11-server-Xvfb xorg-x11-xauth ;;
    test) say dejavu-sans-fonts dejavu-sans-mono-fonts dejavu-serif-fonts glibc-locale-source gstreamer1-plugins-base \
        gstreamer1-plugins-good mesa-dri-drivers mesa-libEGL python3-gobject python3-pillow python3-pyatspi python3-pytest \
        python3-pytest-xdist setxkbmap webkitgtk6.0 weston xclip xorg-x11-drv-dummy xorg-x11-server-Xorg xprop xwininfo ;;
    trixie) say debian-keyring debootstrap ;;
    check) say ShellCheck appstream desktop-file-utils ;;
    install) say appstream desktop-file-utils gtk4 meson ninja-build ;;
    bench) say gcc gtk4-devel json-glib-devel libX11-devel libXdamage-devel sqlite-devel ;;
    sheets) say ImageMagick librsvg2-tools ;;
    flatpak) say flatpak flatpak-builder ;;
    *) fail "setup.sh: no purpose is called $1" ;;
    esac
}

arch_packages() {
    case $1 in
    build) say ca-certificates curl fontconfig gcc gettext git glib-networking glib2-devel gtk4 librsvg libshumate libsoup3 \
        libxml2 make ncurses pkgconf python python-pip sqlite ;;
    screen) say at-spi2-core dbus imagemagick openbox xdotool xorg-server-xvfb xorg-xauth ;;
    test) say gst-plugins-base gst-plugins-good mesa python-atspi python-gobject python-pillow python-pytest \
        python-pytest-xdist ttf-dejavu webkitgtk-6.0 weston xclip xf86-video-dummy xorg-server xorg-setxkbmap xorg-xprop xorg-xwininfo ;;
    trixie) say debian-archive-keyring debootstrap ;;
    check) say appstream desktop-file-utils shellcheck ;;
    install) say appstream desktop-file-utils gtk4 meson ninja ;;
    bench) say gcc gtk4 json-glib libx11 libxdamage sqlite ;;
    sheets) say imagemagick librsvg ;;
    flatpak) say flatpak flatpak-builder ;;
    *) fail "setup.sh: no purpose is called $1" ;;
    esac
}

# install_command FAMILY : what a person types before the names of packages.
install_command() {
    case $1 in
    debian) say "apt-get install --no-install-recommends" ;;
    fedora) say "dnf install" ;;
    arch) say "pacman -S --needed" ;;
    esac
}

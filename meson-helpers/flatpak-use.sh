#!/usr/bin/env bash
# flatpak-use.sh FOLDER : uses the Flatpak as a person would: installs it, starts it, leaves things in it,
# kills it, updates it, removes it. FOLDER has first.flatpak and its update second.flatpak, and is where
# pictures and the counts («passed failed», in the file result) go.
#
# Called by flatpak-local.sh as an ordinary user, on a display and a message bus of its own.
set -uo pipefail
. "$(dirname "$0")/common.sh"
. "$(dirname "$0")/counting.sh"

user=$1
log=$user/check.log
kept=$HOME/.var/app/$app_id
person=("$root/meson-helpers/flatpak-person.py")
folders=("$kept/data/comptoir" "$kept/cache/comptoir/catalogue.sqlite" "$root/data/fruits.json")
pid=0
# flatpak asks the system's bus about parental controls; here there is none.
export DBUS_SYSTEM_BUS_ADDRESS=$DBUS_SESSION_BUS_ADDRESS

# Tries for half a minute.
until_true() {
    local turn
    for turn in $(seq 150); do
        if "$@"; then return 0; fi
        sleep 0.2
    done
    say "gave up after $turn turns: $*"
    return 1
}
bus() {
    gdbus call --session --dest org.freedesktop.DBus --object-path /org/freedesktop/DBus \
        --method "org.freedesktop.DBus.$1" "${@:2}"
}
owned() { bus NameHasOwner "$app_id" | grep -q true; }
window() { timeout 60 xdotool search --sync --onlyvisible --class '[Cc]omptoir'; }
inside() { flatpak run --user --command=sh "$app_id" -c "$1"; }
running() { kill -0 "$pid" 2>/dev/null; }
ended() { ! running; }

start() {
    flatpak run --user --env=GSK_RENDERER=cairo "$app_id" >"$user/$1.log" 2>&1 &
    pid=$!
    until_true owned && window && sleep 2 && running
}
stop() {
    gapplication action "$app_id" quit
    until_true ended && wait "$pid"
}
# `flatpak run` becomes the outermost process of the sandbox; flatpak knows the id of its child.
crash() {
    local child status=0
    child=$(flatpak ps --columns=pid,child-pid | awk -v pid="$pid" '$1 == pid { print $2 }')
    [ "${child:-0}" -gt 1 ] && kill -9 "$child"
    wait "$pid" || status=$?
    [ "$status" = 137 ]
}
# However the checks before have left the program, it is not there any more.
away() {
    flatpak kill "$app_id" 2>/dev/null
    [ "$pid" = 0 ] || wait "$pid" 2>/dev/null
    until_true not_owned
    pid=0
}
not_owned() { ! owned; }

picture() {
    import -window root "$user/$1.png"
    [ "$(identify -format %k "$user/$1.png")" -gt 50 ]
}
# Of the whole picture, out of a hundred; what is around the window is black.
brightness() { identify -format '%[fx:int(100*mean)]' "$user/$1.png"; }
darker() { [ "$(brightness "$1")" -lt $(($(brightness "$2") / 2)) ]; }

differ() { ! cmp -s "$user/$1.png" "$user/$2.png"; }
second_start() {
    timeout 30 flatpak run --user --env=GSK_RENDERER=cairo "$app_id" comptoir:/fruit/apple || return
    until_true only_one
}
only_one() { [ "$(xdotool search --onlyvisible --class '[Cc]omptoir' | wc -l)" = 1 ]; }
leaves() {
    inside "gsettings set $app_id theme dark; gsettings set $app_id onboarding-done true; gsettings set $app_id welcome-shown true" &&
        python3 "${person[@]}" leave "${folders[@]}"
}
finds() {
    [ "$(inside "gsettings get $app_id theme")" = "'dark'" ] && until_true python3 "${person[@]}" look "${folders[@]}"
}
quiet() {
    if grep -h -E 'CRITICAL|WARNING|Fatal error' "$user"/{first,second,third}.log | cut -d' ' -f1-2,4- | sort | uniq -c; then return 1; fi
}
newer() { inside 'test -e /app/share/comptoir/newer'; }
fruits() {
    python3 -c 'import sqlite3, sys
count = sqlite3.connect(sys.argv[1]).execute("SELECT count(*) FROM entry WHERE present").fetchone()[0]
print(count)
sys.exit(count < 45)' "${folders[1]}"
}
version() { flatpak run --user "$app_id" --version | grep '[0-9]\.[0-9]'; }
refused() { ! inside "gdbus call --session --dest org.freedesktop.DBus --object-path /org/freedesktop/DBus --method org.freedesktop.DBus.RequestName com.example.Other 0"; }

check "the bundle installs" flatpak --user install -y --noninteractive --bundle "$user/first.flatpak"
check "the desktop knows it" test -s "$FLATPAK_USER_DIR/exports/share/applications/$app_id.desktop"
check "it starts, owns its name on the bus and shows a window" start first
check "  the picture of it is not blank" picture first
check "  every fruit is in its catalogue" until_true fruits
check "  its data is in the sandbox's own folder" test -s "${folders[0]}/library.sqlite"
check "it quits when asked over the bus" stop
away
check "a person leaves a setting, a favourite and a pack" leaves
check "it starts again" start second
check "  and finds them" finds
check "  the picture is not blank" picture second
check "  and is dark, as was set" darker second first
check "  a second start opens an address in the first" second_start
sleep 1
check "  and its page is shown" picture address
check "  which is another than before" differ second address
check "kill -9 ends it" crash
away
check "an update installs" flatpak --user install -y --noninteractive --bundle "$user/second.flatpak"
check "  and is the newer one" newer
check "it starts after kill -9 and the update" start third
check "  and finds setting, favourite and pack" finds
check "  the picture is not blank" picture third
away
check "nothing was wrong by the program's own account" quiet
check "the bus starts it" gapplication launch "$app_id"
check "  and its window comes" window
away
check "the command line answers --version" version
check "another's name on the bus is refused" refused
check "/app and /usr cannot be written" inside '! touch /app/x && ! touch /usr/x'
check "the person's own files are not seen" inside "! test -e '$HOME/own-file'"
interfaces=$(tail -n +3 /proc/net/dev | wc -l)
# shellcheck disable=SC2016  # for the shell inside
check "the network is there, for a product server" inside '[ "$(tail -n +3 /proc/net/dev | wc -l)" = '"$interfaces ]"
check "removed, it leaves the person's data" flatpak --user uninstall -y --noninteractive "$app_id"
check "  which is there" test -s "${folders[0]}/library.sqlite"
printf '%s %s\n' "$passed" "$failed" >"$user/result"

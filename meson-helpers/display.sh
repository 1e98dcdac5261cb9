# shellcheck shell=bash
# Read by the helpers that need a screen where there is none (. display.sh). Not run by itself.

display_folder=
display_started=()

# stand_on_own_ground FOLDER NAME... : from here on the environment is that of ground.sh, and of what it was only the
# variables of these names.
stand_on_own_ground() {
    local name line
    local -a ground
    # shellcheck disable=SC2154  # common.sh says what root is
    mapfile -t ground < <("$root/meson-helpers/ground.sh" "$1")
    [ ${#ground[@]} -gt 0 ] || fail "The tests' ground could not be made in $1"
    for name in "${@:2}"; do [ -z "${!name+set}" ] || ground+=("$name=${!name}"); done
    for name in $(compgen -e); do
        case $name in SHELLOPTS | BASHOPTS) ;; *) export -n "${name?}" ;; esac
    done
    for line in "${ground[@]}"; do export "${line?}"; done
}

# start_display WIDTHxHEIGHT : a virtual display and a message bus of its own; sets DISPLAY and
# DBUS_SESSION_BUS_ADDRESS. Both say on a pipe where they are, once they are ready. The display stays as it is when
# its last program ends, and takes the next one at once.
start_display() {
    local number
    display_folder=$(mktemp -d)
    mkfifo "$display_folder/display" "$display_folder/bus"
    Xvfb -displayfd 3 -screen 0 "$1x24" -nolisten tcp -noreset 3>"$display_folder/display" >"$display_folder/Xvfb.log" 2>&1 &
    display_started+=($!)
    read -r -t 60 number <"$display_folder/display" || fail "Xvfb did not start: $(cat "$display_folder/Xvfb.log")"
    export DISPLAY=:$number
    unset WAYLAND_DISPLAY
    # On own ground the bus starts nothing of the machine's.
    dbus-daemon "${COMPTOIR_BUS:+--config-file=}${COMPTOIR_BUS:---session}" --nofork --nopidfile --print-address=3 \
        3>"$display_folder/bus" >"$display_folder/bus.log" 2>&1 &
    display_started+=($!)
    read -r -t 60 DBUS_SESSION_BUS_ADDRESS <"$display_folder/bus" ||
        fail "dbus-daemon did not start: $(cat "$display_folder/bus.log")"
    export DBUS_SESSION_BUS_ADDRESS
}

# end_display : ends what was started, the last first, and nothing else.
end_display() {
    local index
    for ((index = ${#display_started[@]} - 1; index >= 0; index--)); do
        if kill "${display_started[index]}" 2>/dev/null; then wait "${display_started[index]}" 2>/dev/null || true; fi
    done
    display_started=()
    rm -rf ${display_folder:+"$display_folder"}
}

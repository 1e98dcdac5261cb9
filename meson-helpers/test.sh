#!/usr/bin/env bash
# test.sh : builds and runs every test: the modules' own (Swift Testing), then those that drive the
# real program (Tests/UITests, pytest). All of it stands on ground of its own (ground.sh), on a virtual
# display, so nothing of the person's or the machine's is read or written.
#
# A journey through each section, and what is tried of an installation, drive the program as it is shipped, and some tests
# the programs of Examples/; both are built beside the other tests, where such a test was chosen. With COMPTOIR_AT_ONCE all
# tests are of what is shipped.
#
#   FILTER=regex   only the modules' tests whose name matches, and no UI tests
#   UI=expression  only the UI tests that pytest -k selects, and no module tests
#   DEADLINE=600   the seconds after which a test is named and ended
set -euo pipefail
. "$(dirname "$0")/common.sh"
. "$(dirname "$0")/display.sh"

[ -t 1 ] || export NO_COLOR=1
# took WHAT SINCE : notes how long something took, which began when SECONDS were so many.
times=()
took() { times+=("$1 $((SECONDS - $2)) s"); }
"$root/meson-helpers/build.sh" "$tested" --build-tests
took build 0

work=$(mktemp -d)
# The shells that run the modules' tests.
swift_tests=()
building_aside=
# shellcheck disable=SC2317  # the traps call it
end_all() {
    local each
    for each in "${swift_tests[@]}"; do
        if kill "$each" 2>/dev/null; then wait "$each" || true; fi
    done
    if [ -n "$building_aside" ] && kill -- -"$building_aside" 2>/dev/null; then wait "$building_aside" || true; fi
    end_display
    rm -rf "$work"
}
trap end_all EXIT
trap 'exit 130' INT TERM
status=0

# Whether any of the UI tests that are to run bears a mark. pytest's 5: none does.
is_wanted() {
    local status=0
    env -C "$root/Tests/UITests" /usr/bin/python3 -m pytest -p no:cacheprovider --collect-only -q -m "$1" ${UI:+-k "$UI"} \
        >/dev/null 2>&1 || status=$?
    [ "$status" != 5 ]
}

# build_aside FILE PLACE COMMAND... : builds something. The file says the place once it is there, or has nothing in it where
# that failed; FILE.log has what was said, FILE.seconds how long it took.
build_aside() {
    local file=$1 place=$2 began=$SECONDS
    shift 2
    nice -n 10 "$@" >"$file.log" 2>&1 </dev/null || place=
    echo "$((SECONDS - began))" >"$file.seconds"
    echo "$place" >"$file.new"
    mv "$file.new" "$file"
}

# That goes on beside the tests, as nothing else is built then, and gives way to them: those who need it come last, and wait.
# It is a group of processes, so that what it has started ends with it.
build_all_aside() {
    [ -z "${COMPTOIR_EXAMPLES:-}" ] || build_aside "$COMPTOIR_EXAMPLES" "$build/examples/debug" "$root/meson-helpers/examples.sh"
    [ -z "${COMPTOIR_SHIPPED:-}" ] ||
        build_aside "$COMPTOIR_SHIPPED" "$build/release/comptoir" "$root/meson-helpers/build.sh" release --product comptoir
}
unset COMPTOIR_EXAMPLES COMPTOIR_SHIPPED
if [ -z "${FILTER:-}" ] && [ -d "$root/Tests/UITests" ]; then
    if is_wanted example; then export COMPTOIR_EXAMPLES=$work/examples; fi
    if [ "$tested" = debug ] && is_wanted shipped; then export COMPTOIR_SHIPPED=$work/shipped; fi
    set -m
    build_all_aside &
    building_aside=$!
    set +m
fi

stand_on_own_ground "$work/ground" NO_COLOR COMPTOIR_REFERENCES COMPTOIR_SCREENSHOTS COMPTOIR_EXAMPLES COMPTOIR_SHIPPED CI_ARTIFACTS
export SWIFT_BACKTRACE=color=no,registers=none,images=none DEADLINE=${DEADLINE:-600}
exec </dev/null

# No graphics card draws, and nothing of the person's settings counts. One test after the other: they share
# a keyboard, and some count the objects that live. A shell of its own, with a display of its own.
# run_swift_tests NAME [ARGUMENT...] : runs those that the arguments choose; what they say is kept as $work/NAME.log.
run_swift_tests() {
    local swift_status=0 running='' began=$SECONDS name=$1
    shift
    trap end_display EXIT
    trap 'kill $running; wait $running; exit 143' TERM
    start_display 1600x1200
    GTK_A11Y="test" "$root/meson-helpers/deadline.py" "$DEADLINE" "$work/$name.log" \
        "$build/$tested/ComptoirPackageTests.xctest" --testing-library swift-testing --no-parallel \
        --event-stream-output-path "$work/$name.events" --event-stream-version 0 "$@" &
    running=$!
    wait "$running" || swift_status=$?
    echo "$((SECONDS - began))" >"$work/$name.seconds"
    return "$swift_status"
}

# Waits for the Swift tests; those that failed have to pass by themselves, once nothing else runs.
wait_for_swift_tests() {
    local failed each
    [ ${#swift_tests[@]} -gt 0 ] || return 0
    for each in "${swift_tests[@]}"; do wait "$each" || status=$?; done
    swift_tests=()
    times+=("the modules' tests $(cat "$work"/swift*.seconds 2>/dev/null | paste -sd '+') s")
    # Who chose some tests wants to see them fail.
    [ "$status" != 0 ] && [ -z "${FILTER:-}" ] || return 0
    failed=$("$root/meson-helpers/test-summary.py" --failed "$work")
    [ -n "$failed" ] || return 0
    echo "Swift tests that failed, once more:"
    status=0
    (run_swift_tests swift-again --filter "$failed") || status=$?
}

# All at once: the modules' tests in two processes, those of the wrapper and of the gallery and all others, which reckon, and
# those that drive the program, which mostly wait. What the Swift tests say is shown when all are done.
if [ -z "${UI:-}" ]; then
    if [ -n "${FILTER:-}" ]; then
        (run_swift_tests swift --filter "$FILTER") &
        swift_tests=($!)
    else
        wrapper='^(GTKTests|GalleryPagesTests)\.'
        (run_swift_tests swift --skip "$wrapper" >"$work/swift.shown" 2>&1) &
        swift_tests=($!)
        (run_swift_tests swift-wrapper --filter "$wrapper" >"$work/swift-wrapper.shown" 2>&1) &
        swift_tests+=($!)
    fi
fi
if [ -z "${FILTER:-}" ] && [ -d "$root/Tests/UITests" ]; then
    # Each process of these brings a desktop of its own; they wait as well as reckon, so there are two for each processor,
    # where pytest has its part for that. pytest's 5: there was no test to run.
    ui_status=0
    began_ui=$SECONDS
    workers=$(($(nproc) * 2))
    many=()
    if /usr/bin/python3 -c 'import xdist' 2>/dev/null; then many=(-n $((workers > 6 ? 6 : workers))); fi
    ui_tests() {
        env -C "$root/Tests/UITests" COMPTOIR_PROGRAM="$build/$tested/comptoir" COMPTOIR_DEADLINE="$DEADLINE" \
            /usr/bin/python3 -m pytest -o cache_dir="$work/pytest" "$@" 2>&1
    }
    ui_tests "${many[@]}" ${UI:+-k "$UI"} | tee "$work/ui.log" || ui_status=$?
    took "UI tests beside them" "$began_ui"
    [ ! -e "$work/examples.seconds" ] || times+=("the examples meanwhile $(cat "$work/examples.seconds") s")
    [ ! -e "$work/shipped.seconds" ] || times+=("the release build after them $(cat "$work/shipped.seconds") s")
    grep -h "^A clean build" "$work/examples.log" 2>/dev/null || true
    if [ "$ui_status" = 1 ] && [ ${#many[@]} -gt 0 ]; then
        # Beside others a program can be too slow for the hand that clicks. What failed has to pass by itself.
        wait_for_swift_tests
        echo "UI tests that failed, once more and one by one:"
        ui_status=0
        ui_tests --last-failed | tee "$work/ui-again.log" || ui_status=$?
    fi
    case $ui_status in 0 | 5) ;; *) failed_ui=$ui_status ;; esac
fi
wait_for_swift_tests
cat "$work"/swift*.shown 2>/dev/null || true
status=${failed_ui:-$status}

"$root/meson-helpers/test-summary.py" "$work" "$status"
took all 0
(IFS=';'; echo "Took: ${times[*]}" | sed 's/;/, /g')
exit "$status"

#!/usr/bin/env bash
# test.sh : builds and runs every test: the modules' own (Swift Testing), then those that drive the
# real program (Tests/UITests, pytest). All of it stands on ground of its own (ground.sh), on a virtual
# display, so nothing of the person's or the machine's is read or written.
#
# A journey through each section, and what is tried of an installation, drive the program as it is shipped; it is built
# beside the other tests, where such a test was chosen.
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
"$root/meson-helpers/build.sh" debug --build-tests
took build 0
built=$SECONDS
if [ -z "${FILTER:-}" ]; then
    "$root/meson-helpers/examples.sh"
    took examples "$built"
fi

work=$(mktemp -d)
# The shells that run the modules' tests.
swift_tests=()
shipped_build=
# shellcheck disable=SC2317  # the traps call it
end_all() {
    local each
    for each in "${swift_tests[@]}"; do
        if kill "$each" 2>/dev/null; then wait "$each" || true; fi
    done
    if [ -n "$shipped_build" ] && kill -- -"$shipped_build" 2>/dev/null; then wait "$shipped_build" || true; fi
    end_display
    rm -rf "$work"
}
trap end_all EXIT
trap 'exit 130' INT TERM
status=0

# Whether any of the UI tests that are to run drives the program as it is shipped. pytest's 5: none does.
drive_shipped() {
    local status=0
    env -C "$root/Tests/UITests" /usr/bin/python3 -m pytest -p no:cacheprovider --collect-only -q -m shipped ${UI:+-k "$UI"} \
        >/dev/null 2>&1 || status=$?
    [ "$status" != 5 ]
}

# Builds the program as it is shipped. $work/shipped says where it is once it is there, or has nothing in it where that failed.
build_shipped() {
    local began=$SECONDS program=
    if nice -n 10 "$root/meson-helpers/build.sh" release --product comptoir; then program=$build/release/comptoir; fi
    echo "$((SECONDS - began))" >"$work/shipped.seconds"
    echo "$program" >"$work/shipped.new"
    mv "$work/shipped.new" "$work/shipped"
}

# That goes on beside the tests, as nothing else is built then, and gives way to them: those who need it come last, and wait.
# It is a group of processes, so that what it has started ends with it.
if [ -z "${FILTER:-}" ] && [ -d "$root/Tests/UITests" ] && drive_shipped; then
    set -m
    build_shipped >"$work/shipped.log" 2>&1 </dev/null &
    shipped_build=$!
    set +m
    export COMPTOIR_SHIPPED=$work/shipped
fi

stand_on_own_ground "$work/ground" NO_COLOR COMPTOIR_REFERENCES COMPTOIR_SCREENSHOTS COMPTOIR_SHIPPED CI_ARTIFACTS
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
        "$build/debug/ComptoirPackageTests.xctest" --testing-library swift-testing --no-parallel \
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
        env -C "$root/Tests/UITests" COMPTOIR_PROGRAM="$build/debug/comptoir" COMPTOIR_DEADLINE="$DEADLINE" \
            /usr/bin/python3 -m pytest -o cache_dir="$work/pytest" "$@" 2>&1
    }
    ui_tests "${many[@]}" ${UI:+-k "$UI"} | tee "$work/ui.log" || ui_status=$?
    took "UI tests beside them" "$began_ui"
    [ ! -e "$work/shipped.seconds" ] || times+=("the release build meanwhile $(cat "$work/shipped.seconds") s")
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

#!/usr/bin/env bash
# test.sh : builds and runs every test: the modules' own (Swift Testing), then those that drive the
# real program (Tests/UITests, pytest). All of it stands on ground of its own (ground.sh), on a virtual
# display, so nothing of the person's or the machine's is read or written.
#
#   FILTER=regex   only the modules' tests whose name matches, and no UI tests
#   UI=expression  only the UI tests that pytest -k selects, and no module tests
#   DEADLINE=600   the seconds after which a test is named and ended
set -euo pipefail
. "$(dirname "$0")/common.sh"
. "$(dirname "$0")/display.sh"

[ -t 1 ] || export NO_COLOR=1
"$root/meson-helpers/build.sh" debug --build-tests

work=$(mktemp -d)
swift_tests=
# shellcheck disable=SC2317  # the traps call it
end_all() {
    if [ -n "$swift_tests" ] && kill "$swift_tests" 2>/dev/null; then wait "$swift_tests" || true; fi
    end_display
    rm -rf "$work"
}
trap end_all EXIT
trap 'exit 130' INT TERM
status=0

stand_on_own_ground "$work/ground" NO_COLOR COMPTOIR_REFERENCES COMPTOIR_SCREENSHOTS CI_ARTIFACTS
export SWIFT_BACKTRACE=color=no,registers=none,images=none DEADLINE=${DEADLINE:-600}
exec </dev/null

# No graphics card draws, and nothing of the person's settings counts. One test after the other: they share
# a keyboard, and some count the objects that live. A shell of its own, with a display of its own.
run_swift_tests() {
    local swift_status=0 running=
    trap end_display EXIT
    trap 'kill $running; wait $running; exit 143' TERM
    start_display 1600x1200
    GTK_A11Y="test" "$root/meson-helpers/deadline.py" "$DEADLINE" "$work/swift.log" \
        "$build/debug/ComptoirPackageTests.xctest" --testing-library swift-testing --no-parallel \
        ${FILTER:+--filter "$FILTER"} &
    running=$!
    wait "$running" || swift_status=$?
    return "$swift_status"
}

# Both kinds at once, as the one is mostly reckoning on one processor and the other mostly waiting. What the Swift
# tests say is shown when both are done.
if [ -z "${UI:-}" ]; then
    if [ -n "${FILTER:-}" ]; then (run_swift_tests) & else (run_swift_tests >"$work/swift.shown" 2>&1) & fi
    swift_tests=$!
fi
if [ -z "${FILTER:-}" ] && [ -d "$root/Tests/UITests" ]; then
    # Each process of these brings a desktop of its own; they wait as well as reckon, so there is one more than there are
    # processors, where pytest has its part for that. pytest's 5: there was no test to run.
    ui_status=0
    workers=$(($(nproc) + 1))
    many=()
    if /usr/bin/python3 -c 'import xdist' 2>/dev/null; then many=(-n $((workers > 4 ? 4 : workers))); fi
    ui_tests() {
        env -C "$root/Tests/UITests" COMPTOIR_PROGRAM="$build/debug/comptoir" COMPTOIR_DEADLINE="$DEADLINE" \
            /usr/bin/python3 -m pytest -o cache_dir="$work/pytest" "$@" 2>&1
    }
    ui_tests "${many[@]}" ${UI:+-k "$UI"} | tee "$work/ui.log" || ui_status=$?
    if [ "$ui_status" = 1 ] && [ ${#many[@]} -gt 0 ]; then
        # Beside others a program can be too slow for the hand that clicks. What failed has to pass by itself.
        if [ -n "$swift_tests" ]; then wait "$swift_tests" || status=$?; swift_tests=; fi
        echo "UI tests that failed, once more and one by one:"
        ui_status=0
        ui_tests --last-failed | tee "$work/ui-again.log" || ui_status=$?
    fi
    case $ui_status in 0 | 5) ;; *) failed_ui=$ui_status ;; esac
fi
if [ -n "$swift_tests" ]; then wait "$swift_tests" || status=$?; swift_tests=; fi
[ ! -e "$work/swift.shown" ] || cat "$work/swift.shown"
status=${failed_ui:-$status}

# ---- what came of it, last ------------------------------------------------------------------------
python3 - "$work/swift.log" "$work/ui.log" "$work/ui-again.log" "$status" <<'PY'
import pathlib, re, sys

swift, ui, again = map(pathlib.Path, sys.argv[1:4])
status = int(sys.argv[4])
passed = failed = skipped = 0
closing = []
if swift.exists():
    text = swift.read_text(errors="replace")
    tests = re.findall(r"^\S+ Test (?!run\b)(?:case )?.*? (passed|failed) after .*$", text, re.M)
    passed += tests.count("passed")
    failed += tests.count("failed")
    skipped += len(re.findall(r"^\S+ Test (?!run\b).*? skipped", text, re.M))
    # Each mistake with what it says, so that the end alone tells what is wrong.
    closing += re.findall(r"^\S+ Test .*? recorded an issue.*(?:\n(?!\S+ (?:Test|Suite)\b).*){0,4}", text, re.M)
    closing += re.findall(r"^\S+ Test .* did not end within .*$", text, re.M)
    summary = re.findall(r"^.*Test run with .*$", text, re.M)[-1:]
    if not summary:
        begun = re.findall(r"^\S+ Test (?!run\b|case\b)(.*) started\.$", text, re.M)
        ended = set(re.findall(r"^\S+ Test (?!run\b)(.*?)(?: with \d+ test cases)? (?:passed|failed) after .*$", text, re.M))
        summary = ["The Swift tests ended before their summary, in the course of:"]
        summary += [f"    {name}" for name in begun if name not in ended]
    closing += summary
    took = [(float(seconds), name) for name, seconds in re.findall(
        r"^\S+ Test (?!run\b|case\b)(.*?)(?: with \d+ test cases)? (?:passed|failed) after ([\d.]+) seconds", text, re.M)]
    longest = sorted((each for each in took if each[0] >= 5), reverse=True)[:15]
    if longest: closing += ["The longest of them:", *(f"    {seconds:6.1f} s {name}" for seconds, name in longest)]


def failures(log):
    """The UI tests that a log tells of as failed."""
    return re.findall(r"^(?:FAILED|ERROR) (\S+\.py::(?:[^\s\[]+(?:\[.*?\])?))(?: - .*)?$", log.read_text(errors="replace"), re.M)

for log in filter(pathlib.Path.exists, (ui, again)):
    if log == again: failed -= ui_failed
    ui_failed = failed
    last = re.findall(r"^=+ (.*\bin [\d.:]+m?s?.*) =+$", log.read_text(errors="replace"), re.M)[-1:]
    closing += [f"UI tests: {line}" for line in last] or ["The UI tests ended before their summary."]
    for count, word in re.findall(r"(\d+) (passed|failed|errors?|skipped)", last[0] if last else ""):
        if word == "passed": passed += int(count)
        elif word == "skipped": skipped += int(count)
        else: failed += int(count)
    ui_failed = failed - ui_failed
if again.exists():
    still = failures(again)
    unsteady = [name for name in dict.fromkeys(failures(ui)) if name not in still]
    if unsteady: closing += [f"Unsteady: failed beside others and passed alone ({len(unsteady)}):", *(f"    {name}" for name in unsteady)]
    if still: closing += ["Failed both times:", *(f"    {name}" for name in dict.fromkeys(still))]
if status and not failed: failed = 1
print("", *closing, f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""), sep="\n")
PY
exit "$status"

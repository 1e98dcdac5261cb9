#!/usr/bin/env python3
"""test-summary.py FOLDER STATUS : tells last what came of the tests whose logs are in a folder: what failed and why, what
passed only at its second try, what took longest, and how many there were.

test-summary.py --failed FOLDER : a filter for the Swift tests that failed and are to be tried again; nothing where none
did, or where they ended before their time.
"""

import json
import pathlib
import re
import sys

UI_FAILURE = re.compile(r"^(?:FAILED|ERROR) (\S+\.py::(?:[^\s\[]+(?:\[.*?\])?))(?: - .*)?$", re.M)
UI_END = re.compile(r"^=+ (.*\bin [\d.:]+m?s?.*) =+$", re.M)
SWIFT_END = re.compile(r"^.*Test run with .*$", re.M)


def main(*arguments):
    if arguments[0] == "--failed":
        logs = swift_logs(pathlib.Path(arguments[1]))
        if logs and all(SWIFT_END.search(read(log)) for log in logs):
            print("|".join(re.escape(name) for log in logs for name in failed_swift_tests(log)))
        return
    folder, status = pathlib.Path(arguments[0]), int(arguments[1])
    passed = failed = skipped = 0
    closing = []
    for kind in (swift, ui):
        counts, lines = kind(folder)
        passed, failed, skipped = passed + counts[0], failed + counts[1], skipped + counts[2]
        closing += lines
    if status and not failed:
        failed = 1
    print("", *closing, f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""), sep="\n")


def swift(folder):
    """The counts of the Swift tests, and what is to be said of them."""
    logs = swift_logs(folder)
    if not logs:
        return (0, 0, 0), []
    text, again = "".join(read(log) for log in logs), read(folder / "swift-again.log")
    ended = re.findall(r"^\S+ Test (?!run\b)(?:case )?.*? (passed|failed) after .*$", text, re.M)
    skipped = len(re.findall(r"^\S+ Test (?!run\b).*? skipped", text, re.M))
    closing = mistakes(text)
    for log in logs:
        part = read(log)
        summary = SWIFT_END.findall(part)[-1:]
        if not summary:
            begun = re.findall(r"^\S+ Test (?!run\b|case\b)(.*) started\.$", part, re.M)
            over = set(re.findall(r"^\S+ Test (?!run\b)(.*?)(?: with \d+ test cases)? (?:passed|failed) after .*$", part, re.M))
            summary = ["The Swift tests ended before their summary, in the course of:"]
            summary += [f"    {name}" for name in begun if name not in over]
        closing += summary
    took = [
        (float(seconds), name) for name, seconds in re.findall(
            r"^\S+ Test (?!run\b|case\b)(.*?)(?: with \d+ test cases)? (?:passed|failed) after ([\d.]+) seconds", text, re.M)
    ]
    longest = sorted((each for each in took if each[0] >= 5), reverse=True)[:15]
    if longest:
        closing += ["The longest of them:", *(f"    {seconds:6.1f} s {name}" for seconds, name in longest)]
    passed, failed = ended.count("passed"), ended.count("failed")
    if again:
        first = [name for log in logs for name in failed_swift_tests(log)]
        second = failed_swift_tests(folder / "swift-again.log")
        # Where the second try did not come to its end, nothing of it counts.
        second = second if SWIFT_END.search(again) else first
        closing += mistakes(again) + tried_twice(first, second)
        passed, failed = passed + len(first) - len(second), failed - len(first) + len(second)
    return (passed, failed, skipped), closing


def mistakes(text):
    """Each mistake with what it says, so that the end alone tells what is wrong."""
    found = re.findall(r"^\S+ Test .*? recorded an issue.*(?:\n(?!\S+ (?:Test|Suite)\b).*){0,4}", text, re.M)
    return found + re.findall(r"^\S+ Test .* did not end within .*$", text, re.M)


def swift_logs(folder):
    """What the Swift tests wrote at their first try, each process its own."""
    return [log for log in (folder / "swift.log", folder / "swift-wrapper.log") if log.exists()]


def failed_swift_tests(log):
    """The functions of the Swift tests that failed, as a filter names them; from the events that stand beside the log."""
    events, found = log.with_suffix(".events"), {}
    # Tests that end by a crash leave half a line behind, the last one; arguments hold what splitlines() would split at.
    for line in read(events).split("\n")[:-1]:
        payload = json.loads(line)["payload"]
        if payload.get("kind") != "testEnded" or "/" not in payload["testID"]:
            continue
        if any(message["symbol"] == "fail" for message in payload["messages"]):
            found[payload["testID"].rsplit("/", 1)[0]] = True
    return list(found)


def ui(folder):
    """The counts of the UI tests, and what is to be said of them."""
    logs = [log for log in (folder / "ui.log", folder / "ui-again.log") if log.exists()]
    if not logs:
        return (0, 0, 0), []
    closing, counts = [], {"passed": 0, "failed": 0, "skipped": 0}
    for place, log in enumerate(logs):
        if place:
            counts["failed"] = 0
        last = UI_END.findall(read(log))[-1:]
        closing += [f"UI tests: {line}" for line in last] or ["The UI tests ended before their summary."]
        for count, word in re.findall(r"(\d+) (passed|failed|errors?|skipped)", last[0] if last else ""):
            counts[word if word in counts else "failed"] += int(count)
    if len(logs) == 2:
        first, still = (list(dict.fromkeys(UI_FAILURE.findall(read(log)))) for log in logs)
        closing += tried_twice(first, still)
    return (counts["passed"], counts["failed"], counts["skipped"]), closing


def tried_twice(first, second):
    unsteady = [name for name in first if name not in second]
    lines = []
    if unsteady:
        lines += [f"Unsteady: failed beside others and passed alone ({len(unsteady)}):", *(f"    {name}" for name in unsteady)]
    if second:
        lines += ["Failed both times:", *(f"    {name}" for name in second)]
    return lines


def read(path):
    return path.read_text(errors="replace") if path.exists() else ""


main(*sys.argv[1:])

#!/usr/bin/env bash
# check.sh : everything that can be said about the code without running it. Goes through all checks,
# then ends with status 1 if one of them failed.
set -uo pipefail
. "$(dirname "$0")/common.sh"

failed=()
check() {
    local what=$1 output
    shift
    if output=$("$@" 2>&1); then
        say "ok    $what"
    else
        say "FAIL  $what"
        printf '%s\n' "$output" | sed 's/^/      /'
        failed+=("$what")
    fi
}

formatted() { cd "$root" && swift format lint --strict --recursive --parallel Package.swift Sources Tests Benchmarks Examples; }

# Our own code only: the packages it stands on are built as they are.
without_warnings() {
    local log status=0 part
    log=$(mktemp)
    # The program first: its modules wait for each other, and would wait for those of tests as well, for which nothing waits.
    for part in --product=comptoir --build-tests; do
        COMPTOIR_STRICT=1 swift_with_gtk build --package-path "$root" --configuration "$tested" "$part" \
            --scratch-path "${CHECK_BUILD:-$root/.build-check}" >>"$log" 2>&1 || { status=$?; break; }
    done
    grep -E '(error|warning): ' "$log" | sort -u
    [ "$status" = 0 ] || tail -n 5 "$log"
    if grep -q 'warning: ' "$log"; then status=1; fi
    rm -f "$log"
    return "$status"
}

# The application id is written in data/application-id; the program has it as a constant. The gallery of widgets
# is a program of its own and has its own.
one_identifier() {
    local wrong found
    found=$(grep -rhoE '"io\.github\.[A-Za-z.]+"' "$root/Sources" --include='*.swift' --exclude-dir='Gallery*' | sort -u)
    wrong=$(printf '%s\n' "$found" | grep -vxF "\"$app_id\"" | grep -v '^$')
    if [ -n "$wrong" ]; then
        say "data/application-id says $app_id, but Sources/ has: $wrong"
        return 1
    fi
    if [ -d "$root/Sources/ComptoirApp/Services" ] && [ "$(grep -rlF "\"$app_id\"" "$root/Sources" --include='*.swift' | wc -l)" != 1 ]; then
        say "The application id is to stand in one Swift file; it stands in:"
        grep -rlF "\"$app_id\"" "$root/Sources" --include='*.swift'
        return 1
    fi
}

kit_is_current() {
    local pack status=0
    pack=$(mktemp)
    "$root/meson-helpers/kit-resources.sh" "$pack"
    cmp "$pack" "$root/Sources/CKit/kit.gresource" || status=$?
    rm -f "$pack"
    [ "$status" = 0 ] || say "Run meson-helpers/kit-resources.sh."
    return "$status"
}

scripts() {
    shellcheck --external-sources --source-path="$root/meson-helpers" --source-path="$root/Benchmarks" \
        "$root"/meson-helpers/*.sh "$root/.ci/run" "$root/Benchmarks/run" "$root/Benchmarks/measure.sh"
}

check "swift-format finds nothing to say" formatted
check "the kit carries today's style, icons and sentences" kit_is_current
check "every sentence is collected and translated" "$root/meson-helpers/translations.sh" --check
check "imports follow the arrows" "$root/meson-helpers/check-imports.sh"
check "shellcheck finds nothing to say" scripts
check "the application id is the same everywhere" one_identifier
if [ -e "$root/data/meson.build" ]; then
    check "desktop entry, metainfo, schema and manifest are valid" "$root/meson-helpers/check-data.sh"
fi
check "our own code builds without a warning" without_warnings
check "what may not be written is refused by the compiler" "$root/meson-helpers/check-refused.sh" "${CHECK_BUILD:-$root/.build-check}"
check "no public signature has a raw pointer" "$root/meson-helpers/check-signatures.sh" "${CHECK_BUILD:-$root/.build-check}"

if [ ${#failed[@]} -gt 0 ]; then
    say "${#failed[@]} checks failed."
    exit 1
fi
say "All checks passed."

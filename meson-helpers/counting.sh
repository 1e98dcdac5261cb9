# shellcheck shell=bash
# Read by the helpers that check one thing after another (. counting.sh). Not run by itself.

passed=0
failed=0
log=/dev/null

# check WHAT COMMAND... : runs the command and says whether it succeeded; $log is where its words go.
check() {
    local what=$1
    shift
    if "$@" >"$log" 2>&1; then
        passed=$((passed + 1))
        say "ok    $what"
    else
        failed=$((failed + 1))
        say "FAIL  $what"
        tail -n 5 "$log" | sed 's/^/      /'
    fi
}

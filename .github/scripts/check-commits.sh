#!/usr/bin/env bash
# Fails for each commit after $1 whose message breaks the rules in CONTRIBUTING.md. Without $1, and when $1 is unknown (after a first
# push, or one that replaced history), it checks the last commit.
set -euo pipefail
base=${1-}
range=("$base..HEAD")
if ! git merge-base "$base" HEAD > /dev/null 2>&1; then
  echo 'There is no commit to compare with: only the last one is checked.'
  range=(--max-count=1 HEAD)
fi
form='^(feat|fix|perf|refactor|docs|test|style|chore)(\([a-z0-9,-]+\))?: .'
# A failure stops the script here: in a process substitution it would pass unseen.
commits=$(git rev-list --no-merges "${range[@]}")
status=0
complain() {
  echo "$1: $2" >&2
  status=1
}
for commit in $commits; do
  subject=$(git show --no-patch --format=%s "$commit")
  body=$(git show --no-patch --format=%b "$commit")
  [[ $subject =~ $form ]] || complain "$subject" 'the subject needs the form "type(scope): subject"'
  [ "${#subject}" -le 72 ] || complain "$subject" "the subject has ${#subject} characters, at most 72 are allowed"
  [ -n "$body" ] || complain "$subject" 'the body must say why'
done
exit "$status"

#!/usr/bin/env bash
# Parts that differ from a commit, as `parts=agency projects`: those whose folder has changed, and all when shared code has.
set -euo pipefail
base=$1
mapfile -t all < <(for folder in shell remote-*/; do name=${folder%/}; echo "${name#remote-}"; done)
changed=()
if git diff --quiet "$base...HEAD" -- shared/packages shared/tools/build package.json package-lock.json; then
  for part in "${all[@]}"; do
    folder=remote-$part
    if [ "$part" = shell ]; then folder=shell; fi
    git diff --quiet "$base...HEAD" -- "$folder" || changed+=("$part")
  done
else
  changed=("${all[@]}")
fi
echo "parts=${changed[*]-}"

#!/usr/bin/env bash
# Parts that differ from the commit $1, as ["agency","projects"]: those whose folder has changed. With --shared also all of them
# when code that is compiled into parts has changed. All, when $1 is unknown: after a first push, or one that replaced history.
set -euo pipefail
base=$1
mapfile -t all < <(for folder in shell remote-*/; do name=${folder%/}; echo "${name#remote-}"; done)
changed=()
if ! git merge-base "$base" HEAD > /dev/null 2>&1; then
  changed=("${all[@]}")
elif [ "${2-}" = --shared ] && ! git diff --quiet "$base...HEAD" -- shared/{contact-form,contracts,runtime,ui} shared/line/{build,checkout,presets} package.json package-lock.json; then
  changed=("${all[@]}")
else
  for part in "${all[@]}"; do
    folder=remote-$part
    if [ "$part" = shell ]; then folder=shell; fi
    git diff --quiet "$base...HEAD" -- "$folder" || changed+=("$part")
  done
fi
printf '%s\n' "${changed[@]-}" | sed '/^$/d; s/.*/"&"/' | paste -sd, | sed 's/.*/[&]/'

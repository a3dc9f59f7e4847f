#!/usr/bin/env bash
# What operate.yml does: the command $COMMAND with the words in $WORDS, for $REASON.
set -euo pipefail
read -ra words <<< "${WORDS-}"
if [ "$COMMAND" = release ]; then
  for word in "${words[@]-}"; do
    # A name without a version would be built here, with the right to write the storage.
    [[ $word == *@* ]] || { echo "::error::\"$word\" is not stored: write part@version, or run the workflow parts."; exit 1; }
  done
fi
why=(--why "$REASON")
case $COMMAND in settings | prune) why=() ;; esac
npx manzil "$COMMAND" "${why[@]}" -- "${words[@]}"

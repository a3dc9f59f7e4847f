#!/usr/bin/env bash
# Reads `npx manzil status --json`, and names each live part whose sources, or code that is compiled into it, have changed since its
# release: a change in shared/ releases nothing.
set -euo pipefail
list='for (const { part, version, commit } of JSON.parse(require("node:fs").readFileSync(0, "utf8")).parts) console.log(part, version, commit)'
node --eval "$list" | while read -r part version commit; do
  # Sources that were not committed have a + behind their commit.
  if "$(dirname "$0")/changed-parts.sh" "${commit%+}" --shared | grep -q "\"$part\""; then
    echo "- $part $version is behind its sources: run the workflow parts with \"$part\"."
  fi
done

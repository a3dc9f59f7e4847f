#!/usr/bin/env bash
# Writes preview/, the live site with the parts that differ from the commit $1, and report.md, the comment on the pull request: what a
# dry run says, and how the contracts differ. Fails when the parts are refused. $SERVE is the command that serves preview/.
set -euo pipefail
read -ra parts <<< "$("$(dirname "$0")/changed-parts.sh" "$1" --shared | tr '[]",' ' ')"
# Indented, so that no word of a build is markup; GitHub takes 65,536 characters.
quote() { head -c 20000 | sed 's/^/    /'; }
if [ "${#parts[@]}" -eq 0 ]; then
  echo 'No part changes.' > report.md
  exit 0
fi
status=0
said=$(mktemp) # A file here would count as a change that is not committed.
{ npx manzil build "${parts[@]}" && npx manzil release "${parts[@]}" --dry-run --without-browser; } > "$said" 2>&1 || status=$?
npx manzil preview "${parts[@]}" --to preview || status=$?
{
  printf 'With %s beside what is live:\n\n' "${parts[*]}"
  quote < "$said"
  printf '\nPaths and fragments that other parts may use:\n\n'
  contracts=$(git diff --unified=0 "$1...HEAD" -- shared/contracts/src/generated | grep '^[-+][^-+]' || true)
  quote <<< "${contracts:-unchanged}"
  if [ -d preview/public ]; then printf '\nThe site with them, on http://localhost:3000:\n\n    %s\n' "$SERVE"; fi
} > report.md
cat report.md
exit "$status"

#!/usr/bin/env bash
# The one comment of a pull request about its preview: `write <file>` writes or replaces it, `remove` removes it.
# Takes GITHUB_REPOSITORY, NUMBER, NAME, GH_TOKEN; for `write` also RUN_URL, and PREVIEW_URL where previews have an address.
set -euo pipefail
marker='<!-- preview of this pull request -->'
comments=repos/$GITHUB_REPOSITORY/issues/$NUMBER/comments
known=$(gh api --paginate "$comments" --jq ".[] | select(.user.type == \"Bot\" and (.body | startswith(\"$marker\"))) | .id" | head -n 1)

if [ "$1" = remove ]; then
  if [ -n "$known" ]; then gh api --method DELETE "repos/$GITHUB_REPOSITORY/issues/comments/$known"; fi
  exit 0
fi

link=${PREVIEW_URL:+${PREVIEW_URL//\{name\}/$NAME}}
body=$(mktemp)
{
  echo "$marker"
  echo "**Preview**: ${link:-[the exported files]($RUN_URL)} · [comparison with screenshots]($RUN_URL)"
  echo
  # A comment holds 65,536 characters. Tildes in the text of a page would end the fence.
  echo '~~~~~~~~'
  head -c 60000 "$2" | sed 's/~~~*/~/g'
  echo
  echo '~~~~~~~~'
} > "$body"
if [ -n "$known" ]; then
  gh api --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$known" --field "body=@$body" > /dev/null
else
  gh api --method POST "$comments" --field "body=@$body" > /dev/null
fi

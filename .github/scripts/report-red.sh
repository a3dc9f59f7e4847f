#!/usr/bin/env bash
# Opens one issue when this workflow is red ($IS_RED), not one each time, and closes it when it is green again. It names the red jobs.
set -euo pipefail
title="The workflow $GITHUB_WORKFLOW is red"
export title
open=$(gh issue list --repo "$GITHUB_REPOSITORY" --app github-actions --limit 999 --json number,title --jq '.[] | select(.title == env.title).number' | head -1)
run="$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/actions/runs/$GITHUB_RUN_ID"
if [ "$IS_RED" = true ] && [ -z "$open" ]; then
  jobs=$(gh run view "$GITHUB_RUN_ID" --repo "$GITHUB_REPOSITORY" --json jobs --jq '.jobs[] | select(.conclusion == "failure").name')
  gh issue create --repo "$GITHUB_REPOSITORY" --title "$title" --body "First red run: $run. Red in it: ${jobs//$'\n'/, }"
elif [ "$IS_RED" != true ] && [ -n "$open" ]; then
  gh issue close "$open" --repo "$GITHUB_REPOSITORY" --comment "Green again: $run"
fi

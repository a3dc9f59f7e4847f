#!/usr/bin/env bash
# Installs the newest version of these packages, wherever this repository pins them.
set -euo pipefail
for name in "$@"; do
  version=$(npm view "$name" version)
  echo "- $name $version"
  git ls-files '*package.json' | xargs sed -i "s#\"$name\": \"[0-9][^\"]*\"#\"$name\": \"$version\"#"
done
npm install --no-audit --no-fund

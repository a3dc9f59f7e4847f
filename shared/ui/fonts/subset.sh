#!/bin/sh
# Cuts `latin` and `latin1` from montserrat-latin-wght-normal.woff2 of @fontsource-variable/montserrat 5.3.0 with
# fonttools 4: `shared/ui/fonts/subset.sh <file>`.
set -eu
file=$(realpath "$1")
cd "$(dirname "$0")"
pyftsubset "$file" --flavor=woff2 --output-file=montserrat-latin.woff2 --layout-features=ccmp,kern,liga,locl,rvrn,tnum \
  --unicodes=U+20-7E,U+A0,U+A9,U+B2,U+B7,U+D7,U+2009,U+200B,U+2013-2014,U+2018-201E,U+2022,U+2026,U+2032-2033,U+20AC,U+2122,U+2212
pyftsubset "$file" --flavor=woff2 --output-file=montserrat-latin-1.woff2 --layout-features='*' \
  --unicodes=U+A1-A8,U+AA-B1,U+B3-B6,U+B8-D6,U+D8-FF,U+131,U+152-153,U+2C6-2DC,U+300-329

#!/bin/sh
# Cuts the icon fonts out of Phosphor 2.1 (https://phosphoricons.com, MIT): pass the folder that holds
# Phosphor.ttf and Phosphor-Fill.ttf. Needs fonttools. The names are in src/view/theme/icon.rs.
set -eu
cd "$(dirname "$0")"
codes=$(sed -n 's/.*"\\u{\([0-9A-F]*\)}".*/U+\1/p' ../../src/view/theme/icon.rs | paste -sd, -)
for pair in Phosphor:Phosphor-Regular Phosphor-Fill:Phosphor-Fill; do
  pyftsubset "$1/${pair%%:*}.ttf" --unicodes="$codes" --layout-features= --drop-tables+=GSUB --no-hinting \
    --output-file="${pair##*:}.ttf"
done

#!/usr/bin/env bash
# npm 11.19.1 (and 10.x), is-number@7.0.0
#
# Guess: a lock file that `npm install` wrote without complaint is one that `npm ci` takes; an optional dependency that
# cannot be had is left out by both.
# Seen: `npm install` leaves the optional dependency out of node_modules and of the lock file, says nothing and ends with 0.
# `npm ci` on the same two files ends with EUSAGE: "Missing: is-odd@99.0.0 from lock file".
# Matters here: binaries for other platforms reach a registry, or its mirror, later than the package that names them. Who
# adds a dependency in between breaks `npm ci` for everybody and sees nothing. `npm run check` looks for it (scripts/lock.ts).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export npm_config_audit=false npm_config_fund=false

# A version that is not published stands for one that is not published yet.
cat > package.json <<'JSON'
{ "private": true, "dependencies": { "is-number": "7.0.0" }, "optionalDependencies": { "is-odd": "99.0.0" } }
JSON
npm install > install.log 2>&1 && installed=0 || installed=$?
npm ci > ci.log 2>&1 && clean=0 || clean=$?
echo "npm $(npm --version): npm install ended with $installed, npm ci with $clean"
grep -E 'Missing' ci.log
[ "$installed" = 0 ] && [ "$clean" != 0 ] && ! grep -qi 'is-odd' install.log

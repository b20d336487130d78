#!/usr/bin/env bash
# npm 11.19.1 on Node 20.20.2, hoek@0.7.6 (which asks for Node 0.8.x and stands for any package that asks for another Node)
#
# Guess: a package that asks for another Node is installed, with a warning of EBADENGINE, unless .npmrc has
# engine-strict=true; whether the dependency is optional changes nothing.
# Seen: as a dependency it is installed with the warning. As an optional dependency it is left out without a word, by
# `npm ci` without engine-strict too, and the exit code is 0.
# Matters here: the shell's Node 20 runs npm and all else runs on a pinned Node 24. Native binaries of build tools are
# optional, and some ask for Node 20.19 or 22.12: an npm on an older Node leaves them out, and the build fails much later
# with another message. So the README's "Node 20" is as new as the strictest of them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export npm_config_audit=false npm_config_fund=false npm_config_loglevel=warn

# install_as KIND: installs the package twice, and prints how that ended.
install_as() {
  rm -rf node_modules package-lock.json
  echo "{ \"private\": true, \"$1\": { \"hoek\": \"0.7.6\" } }" > package.json
  local code=0
  npm install > install.log 2>&1
  npm ci > ci.log 2>&1 || code=$?
  echo "ends with $code, package $([ -d node_modules/hoek ] && echo installed || echo 'left out'), $(grep -c 'EBADENGINE   package' ci.log || true) warnings"
}
echo "npm $(npm --version) on Node $(node --version), npm ci without engine-strict"
needed=$(install_as dependencies)
optional=$(install_as optionalDependencies)
echo "as a dependency: $needed"
echo "as an optional dependency: $optional"
[[ $needed == 'ends with 0, package installed, 1 warnings' && $optional == 'ends with 0, package left out, 0 warnings' ]]

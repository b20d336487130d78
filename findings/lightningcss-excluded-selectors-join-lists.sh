#!/usr/bin/env bash
# Packages, pinned by version: lightningcss@1.33.0
#
# Guess: `exclude: Features.NotSelectorList` leaves `:not(a, b)` as it is written and changes nothing else; so do IsSelector
# and Nesting.
# Seen: for Chromium 80 a list of which the engine knows one selector, `a, b:has(c)`, is split into two rules, because the
# unknown selector takes its whole list along. With any one of the three excluded the list stays one rule, in a stylesheet
# that has no `:not`, `:is` or nesting: Chromium 80 then drops the declarations for `a` as well. Excluding a feature that is
# none of selectors, such as FontFamilySystemUi, keeps the split.
# Matters here: widget/build/css.ts excludes two of them, because only old engines fetch what writes these selectors for
# them; theme 16 lost its columns in Chromium 80 until shell/older-engine.ts took care of such lists itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error --ignore-scripts lightningcss@1.33.0 > /dev/null

cat > split.js <<'JS'
import { Features, transform } from 'lightningcss';
const write = exclude =>
  transform({
    filename: 'a.css',
    code: Buffer.from('a, b:has(c) { color: red }'),
    minify: true,
    targets: { chrome: 80 << 16 },
    exclude,
  }).code.toString();
console.log('default:        ', write(0));
console.log('NotSelectorList:', write(Features.NotSelectorList));
console.log('IsSelector:     ', write(Features.IsSelector));
console.log('FontFamily:     ', write(Features.FontFamilySystemUi));
console.log('Nesting:        ', write(Features.Nesting));
JS
node split.js | tee seen
diff seen - <<'SEEN'
default:         a{color:red}b:has(c){color:red}
NotSelectorList: a,b:has(c){color:red}
IsSelector:      a,b:has(c){color:red}
FontFamily:      a{color:red}b:has(c){color:red}
Nesting:         a,b:has(c){color:red}
SEEN
echo 'As described.'

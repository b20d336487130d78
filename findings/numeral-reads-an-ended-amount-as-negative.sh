#!/usr/bin/env bash
# Packages, pinned by version: numeral@2.0.6, currency.js@2.0.4; accounting@0.4.1 beside them
#
# Guess: an amount with the mark that ends it on Malaysian cheques and price lists, `RM48,500/-`, is 48,500 or no number, and
# so is one with a word behind it: a wrong sign is out of the question.
# Seen: numeral takes a hyphen, or a bracket, anywhere in a text for a minus: -48,500 for both, and a range of two prices
# becomes one number of ten digits, negative. currency.js gives NaN for both, accounting 48,500.
# Matters here: dealers' price lists write prices so. A negative price passes a check for "is a number", and is clamped to 0 by
# the next one. The product's own reader takes the mark and refuses the rest (sdk/src/reading/reading.test.ts).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund numeral@2.0.6 currency.js@2.0.4 accounting@0.4.1

cat > read.cjs <<'JS'
const readers = {
  numeral: text => require('numeral')(text).value(),
  'currency.js': text => require('currency.js')(text).value,
  accounting: text => require('accounting').unformat(text),
};
const expected = {
  'RM48,500/-': [-48500, NaN, 48500],
  '48,500.00 (OTR)': [-48500, NaN, 48500],
  'RM48,500 - 52,000': [-4850052000, NaN, 48500],
};
let same = true;
for (const [text, values] of Object.entries(expected)) {
  const seen = Object.values(readers).map(read => read(text));
  console.log(text.padEnd(18), Object.keys(readers).map((name, index) => `${name} ${seen[index]}`).join(', '));
  same &&= seen.every((value, index) => Object.is(value, values[index]));
}
process.exit(same ? 0 : 1);
JS
node read.cjs

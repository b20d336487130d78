#!/usr/bin/env bash
# Packages, pinned by version: @internationalized/number@3.6.9, whose NumberParser reads the number fields of React Aria
#
# Guess: the parser of a language whose comma parts thousands reads 5,000 and refuses 2,9 and 49,90, whose comma parts no
# thousands. It does refuse other text that is no number: parse gives NaN and isValidPartialNumber false.
# Seen: every comma is dropped wherever it stands. In en-MY, ms-MY and zh-MY 2,9 is 29, 49,90 is 4990 and 4,9,9,0 is 4990,
# and isValidPartialNumber is true for each. The text RM is refused.
# Matters here: rates and prices are pasted from price lists with decimal commas. A rate of 2,9 % would become 29 % and an
# amount of 49,90 a hundred times as much, without a word. So the SDK has a reader of its own (sdk/src/reading).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error --save-exact @internationalized/number@3.6.9 > install.log 2>&1
cat > read.js <<'JS'
import { NumberParser } from '@internationalized/number';

for (const locale of ['en-MY', 'ms-MY', 'zh-MY']) {
  const parser = new NumberParser(locale, { style: 'decimal' });
  const read = ['5,000', '2,9', '49,90', '4,9,9,0', 'RM'].map(
    text => `${text} ${parser.parse(text)} ${parser.isValidPartialNumber(text)}`,
  );
  console.log(`${locale}: ${read.join('; ')}`);
}
JS
seen=$(node read.js)
echo "$seen"
all='5,000 5000 true; 2,9 29 true; 49,90 4990 true; 4,9,9,0 4990 true; RM NaN false'
[[ $seen == "en-MY: $all"$'\n'"ms-MY: $all"$'\n'"zh-MY: $all" ]]

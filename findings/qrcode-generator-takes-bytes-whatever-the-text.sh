#!/usr/bin/env bash
# Packages, pinned by version: qrcode-generator@2.0.4 beside qrcode@1.5.4
#
# Guess: `addData(text)` without a mode chooses the mode that the text needs, as other makers of QR codes do: digits, or
# capitals with digits, take fewer modules than bytes.
# Seen: without a mode it always takes bytes. A web address of 52 capitals has 33 modules a side in place of 29, and 32
# digits 29 in place of 21; `addData(text, 'Alphanumeric')` and `'Numeric'` give what `qrcode` gives without being asked.
# Matters here: a code on a stream is read by the px of its modules. Writing an address in capitals gains nothing with this
# package unless the mode is named; ours stays in small letters, with 33 modules (console/src/site/embed/qr.ts).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error --ignore-scripts qrcode-generator@2.0.4 qrcode@1.5.4 > /dev/null

cat > look.js <<'JS'
import automatic from 'qrcode';
import generator from 'qrcode-generator';

const sideOf = (text, mode) => {
  const code = generator(0, 'M');
  code.addData(text, mode);
  code.make();
  return code.getModuleCount();
};
for (const [text, mode] of [
  ['HTTPS://CALCULATOR.EXAMPLE/Q/ABCDEFGH1AB2CD39APSW-82', 'Alphanumeric'],
  ['60123456789012345678901234567890', 'Numeric'],
]) {
  const { modules } = automatic.create(text, { errorCorrectionLevel: 'M' });
  console.log(`${text.length} of ${mode}: ${sideOf(text)}, named ${sideOf(text, mode)}, qrcode ${modules.size}`);
}
JS
node look.js | tee seen
diff seen - <<'TEXT'
52 of Alphanumeric: 33, named 29, qrcode 29
32 of Numeric: 29, named 21, qrcode 21
TEXT

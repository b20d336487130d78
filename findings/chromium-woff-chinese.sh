#!/usr/bin/env bash
# Chromium 156 (Debian's chromium-headless-shell 156.0.8078.108-1~deb12u1) with @fontsource/noto-sans-sc@5.3.0,
# @expo-google-fonts/roboto@0.4.3 and playwright-core@1.65.1; Firefox ESR 153 beside it
#
# Guess: a WOFF in a folder of fontconfig is a font as any other, because fc-match offers it and FreeType reads it. A second
# guess: the font of weight 400 has the family name "Noto Sans SC".
# Seen: Chromium draws empty boxes for Chinese letters, in the main font, where the only font that has them is a WOFF. It
# draws them in the same font once that is unpacked to a TTF, which changes nothing but the container. Firefox draws both.
# The file says that its family is "Noto Sans SC Thin", so that fontconfig knows no "Noto Sans SC".
# Matters here: tests that pin their fonts by npm packages measured Chinese pages in boxes (scripts/fonts.ts, scripts/woff.ts).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chromium=${LK_CHROMIUM:-$(command -v chromium-headless-shell || command -v chromium)}
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error --ignore-scripts \
  @fontsource/noto-sans-sc@5.3.0 @expo-google-fonts/roboto@0.4.3 playwright-core@1.65.1 > /dev/null

cat > unpack.js <<'JS'
// A WOFF is the tables of a TTF, each packed by zlib on its own.
import { readFileSync, writeFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
const woff = readFileSync(process.argv[2]);
const count = woff.readUInt16BE(12);
const head = Buffer.alloc(12 + 16 * count);
woff.copy(head, 0, 4, 8);
head.writeUInt16BE(count, 4);
const parts = [head];
let end = head.length;
for (let index = 0; index < count; index += 1) {
  const [offset, packed, length, checksum] = [4, 8, 12, 16].map(at => woff.readUInt32BE(44 + 20 * index + at));
  const bytes = woff.subarray(offset, offset + packed);
  const data = packed < length ? inflateSync(bytes) : bytes;
  woff.copy(head, 12 + 16 * index, 44 + 20 * index, 48 + 20 * index);
  for (const [at, value] of [checksum, end, length].entries()) head.writeUInt32BE(value, 16 + 16 * index + 4 * at);
  parts.push(data, Buffer.alloc(-length & 3));
  end += length + (-length & 3);
}
writeFileSync(process.argv[3], Buffer.concat(parts));
JS
cat > drawn.js <<'JS'
// Prints the fonts that Chromium has drawn a Chinese text in.
import { chromium } from 'playwright-core';
const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.setContent('<p style="font-family: Roboto">每月还款</p>');
const client = await page.context().newCDPSession(page);
await client.send('DOM.enable');
await client.send('CSS.enable');
const { root } = await client.send('DOM.getDocument');
const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'p' });
const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
console.log(fonts.map(({ familyName, glyphCount }) => `${familyName} (${glyphCount} letters)`).join(', '));
await browser.close();
JS

woff=node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff
# The fonts of a case lie in a folder of its own, which is all that its fontconfig file knows.
for case in none woff ttf; do
  mkdir "$case"
  cp node_modules/@expo-google-fonts/roboto/400Regular/*.ttf "$case"
  echo "<?xml version='1.0'?><fontconfig><dir>$folder/$case</dir><cachedir>$folder/cache-$case</cachedir></fontconfig>" > "$case.conf"
done
cp "$woff" woff/chinese.woff
node unpack.js "$woff" ttf/chinese.ttf

echo "$("$chromium" --version 2> /dev/null)"
family=$(fc-scan --format '%{family}' "$woff")
offered=$(FONTCONFIG_FILE="$folder/woff.conf" fc-match --format '%{file}' ':charset=6bcf')
from_woff=$(FONTCONFIG_FILE="$folder/woff.conf" node drawn.js "$chromium")
from_ttf=$(FONTCONFIG_FILE="$folder/ttf.conf" node drawn.js "$chromium")

# Pictures of Firefox: the same bytes are the same letters.
echo '<!doctype html><meta charset="utf-8"><p style="font-family: Roboto; font-size: 40px">每月还款</p>' > page.html
firefox=${LK_FIREFOX:-$(command -v firefox-esr || command -v firefox)}
for case in none woff ttf; do
  FONTCONFIG_FILE="$folder/$case.conf" HOME="$folder/home-$case" timeout 120 "$firefox" --headless --no-remote \
    --window-size 400,200 --screenshot "$folder/$case.png" "file://$folder/page.html" > /dev/null 2>&1
done
firefox_woff='draws it otherwise'
cmp -s woff.png ttf.png && firefox_woff='draws the same as with the TTF'
cmp -s woff.png none.png && firefox_woff='draws the same as with no Chinese font'

echo "family of the file of weight 400: $family"
echo "fc-match offers for Chinese: ${offered##*/}"
echo "drawn with the WOFF: $from_woff"
echo "drawn with the same font as TTF: $from_ttf"
echo "$("$firefox" --version) with the WOFF $firefox_woff"
[[ $family == *Thin* && $offered == */chinese.woff && $from_woff != *Noto* && $from_ttf == *Noto* && $firefox_woff == *TTF ]]

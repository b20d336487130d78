#!/usr/bin/env bash
# Chromium 156 (Debian's chromium-headless-shell 156.0.8078.108-1~deb12u1) and Firefox ESR 153.8.0 (Debian's
# 153.8.0esr-1~deb12u1) with @expo-google-fonts/arimo@0.4.3, dejavu-fonts-ttf@2.37.3 and playwright-core@1.65.1
#
# Guess: FONTCONFIG_FILE names a file that knows two families and has a rule "system-ui is Arimo" beside "sans-serif is
# Arimo". Then both CSS families are Arimo in every browser, wherever the folder of the fonts lies.
# Seen: Chromium draws sans-serif in Arimo and system-ui in DejaVu Sans. It asks fontconfig once for a pattern that has no
# family, which no rule about a family matches; the best coverage of languages wins. A rule without a test, which appends
# Arimo, gives Arimo. (With Roboto in the place of Arimo the guess holds by luck: its coverage is better.)
# Seen: Firefox draws a page from a file in Arimo, and the same page from a server as an empty box for every letter, 1 em
# wide. The content sandbox of the latter reads the system's own font folders only; the preference
# security.sandbox.content.read_path_whitelist opens another. fc-match, WebKitGTK and Chromium read it without.
# Matters here: a layout "measured in Arial's widths" was measured in DejaVu's, and Firefox's layouts were measured in boxes;
# drawing them took thirteen times as long (scripts/fonts.ts, examples/browsers/firefox.ts).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chromium=${LK_CHROMIUM:-$(command -v chromium-headless-shell || command -v chromium)}
firefox=${LK_FIREFOX:-$(command -v firefox-esr || command -v firefox)}
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error --ignore-scripts \
  @expo-google-fonts/arimo@0.4.3 dejavu-fonts-ttf@2.37.3 playwright-core@1.65.1 > /dev/null

mkdir fonts
cp node_modules/@expo-google-fonts/arimo/400Regular/*.ttf node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf fonts
# $1 the name of the file, $2 further rules
configure() {
  local rules='' asked
  for asked in sans-serif system-ui; do
    rules+="<match target='pattern'><test name='family'><string>$asked</string></test>"
    rules+="<edit name='family' mode='prepend' binding='strong'><string>Arimo</string></edit></match>"
  done
  echo "<?xml version='1.0'?><fontconfig><dir>$folder/fonts</dir><cachedir>$folder/cache</cachedir>$rules$2</fontconfig>" > "$1"
}
configure named.conf ''
configure appended.conf \
  "<match target='pattern'><edit name='family' mode='append_last' binding='weak'><string>Arimo</string></edit></match>"

cat > drawn.js <<'JS'
// Prints the font that Chromium has drawn a text of a CSS family in.
import { chromium } from 'playwright-core';
const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.setContent(`<p style="font-family: ${process.argv[3]}">RM471 sebulan</p>`);
const client = await page.context().newCDPSession(page);
await client.send('DOM.enable');
await client.send('CSS.enable');
const { root } = await client.send('DOM.getDocument');
const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'p' });
const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
console.log(fonts.map(({ familyName }) => familyName).join(', '));
await browser.close();
JS
drawn() { FONTCONFIG_FILE="$folder/$1" node drawn.js "$chromium" "$2"; }

echo '<!doctype html><p style="font: 40px Arimo">RM471 sebulan</p>' > page.html
cat > serve.js <<'JS'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
const page = readFileSync('page.html');
const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page));
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
JS
node serve.js > port &
server=$!
trap 'kill "$server"; rm -rf "$folder"' EXIT
until [[ -s port ]]; do sleep 0.1; done
# $1 the name of the picture, $2 the address, $3 a line of preferences
picture() {
  mkdir "profile-$1"
  echo "$3" > "profile-$1/user.js"
  FONTCONFIG_FILE="$folder/named.conf" HOME="$folder" timeout 120 "$firefox" --headless --no-remote \
    --profile "$folder/profile-$1" --window-size 500,200 --screenshot "$folder/$1.png" "$2" > /dev/null 2>&1
}
picture file "file://$folder/page.html" ''
picture served "http://127.0.0.1:$(< port)/" ''
picture allowed "http://127.0.0.1:$(< port)/" \
  "user_pref('security.sandbox.content.read_path_whitelist', '$folder/');"

"$chromium" --version 2> /dev/null
sans=$(drawn named.conf sans-serif)
system=$(drawn named.conf system-ui)
appended=$(drawn appended.conf system-ui)
echo "sans-serif: $sans; system-ui: $system; system-ui with the family appended: $appended"
"$firefox" --version
same() { if cmp -s "$1.png" "$2.png"; then echo 'the same picture'; else echo 'another picture'; fi; }
served=$(same file served)
allowed=$(same file allowed)
echo "from a server: $served as from a file; with the preference: $allowed"
[[ $sans == Arimo && $system == 'DejaVu Sans' && $appended == Arimo && $served == another* && $allowed == 'the same'* ]]

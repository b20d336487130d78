#!/usr/bin/env bash
# wordpress 6.1.9+dfsg1-0+deb12u1 (Debian), in Debian's Chromium with playwright-core@1.65.1
#
# Guess: the frame of an oEmbed answer in a post gets the height that its page sends with the `height` message of
# wp-embed.js, and one that the answer made as high as needed stays so. A page that measures itself with a ResizeObserver,
# which tells its first size once the page is laid out, sends it in time.
# Seen: of 1326 px it gives 1000, and a frame of 1500 px that sends 1500 shrinks to 1000; less than 200 become 200.
# Seen: until it has a message WordPress hides the frame with `clip: rect(1px, 1px, 1px, 1px)`. Chromium draws no frames of
# such a page from another site, so its ResizeObserver never tells; its `load` event does, and a message from there shows it.
# Matters here: the calculator in a post stayed hidden for ever, and is 1326 px high: it sends its height at `load` as well,
# asks for no height where the frame has more, and scrolls in what it has (console/public/a/tell-height.js).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chromium=${LK_CHROMIUM:-$(command -v chromium-headless-shell || command -v chromium)}
cd "$folder"
chmod 755 "$folder"
apt-get download -qq wordpress=6.1.9+dfsg1-0+deb12u1 2> /dev/null
dpkg-deb --fsys-tarfile wordpress_*.deb | tar x --wildcards './usr/share/wordpress/wp-includes/js/wp-embed.js'
cp usr/share/wordpress/wp-includes/js/wp-embed.js .
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error --ignore-scripts playwright-core@1.65.1 > /dev/null

cat > look.js <<'JS'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';
// The markup that WordPress 6.1 makes of an answer with a blockquote and a frame.
const post = (address, height) => `<!doctype html><blockquote class="wp-embedded-content" data-secret="a1"></blockquote>
<iframe class="wp-embedded-content" sandbox="allow-scripts" security="restricted" data-secret="a1" width="480"
 height="${height}" style="position: absolute; clip: rect(1px, 1px, 1px, 1px);" src="${address}#?secret=a1"></iframe>
<script src="/wp-embed.js"></script>`;
const page = how => `<!doctype html><p>RM471</p><script>
const send = value => parent.postMessage({ message: 'height', value, secret: 'a1' }, '*');
${how === 'observer' ? 'new ResizeObserver(() => send(600)).observe(document.documentElement)' : `addEventListener('load', () => send(${how}))`}
</script>`;
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://site');
  const isScript = pathname.endsWith('.js');
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
  const [how, height] = [searchParams.get('how'), searchParams.get('height')];
  const address = `http://localhost:${server.address().port}/page?how=${how}`;
  response.end(isScript ? readFileSync('wp-embed.js') : pathname === '/page' ? page(how) : post(address, height));
});
await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
const browser = await chromium.launch({
  executablePath: process.argv[2],
  args: ['--no-sandbox', '--host-resolver-rules=MAP localhost 127.0.0.1'],
});
for (const [how, height] of [['1326', 338], ['1500', 1500], ['120', 338], ['observer', 338]]) {
  const tab = await browser.newPage();
  await tab.goto(`http://127.0.0.1:${server.address().port}/post?how=${how}&height=${height}`);
  const frame = tab.locator('iframe');
  const isShown = await tab
    .waitForFunction(() => !document.querySelector('iframe').hasAttribute('style'), undefined, { timeout: 4000 })
    .then(() => 'shown', () => 'hidden');
  console.log(`${how} in ${height}: ${await frame.getAttribute('height')}, ${isShown}`);
  await tab.close();
}
await browser.close();
server.close();
JS
"$chromium" --version 2> /dev/null
node look.js "$chromium" | tee seen
diff seen - <<'TEXT'
1326 in 338: 1000, shown
1500 in 1500: 1000, shown
120 in 338: 200, shown
observer in 338: 338, hidden
TEXT

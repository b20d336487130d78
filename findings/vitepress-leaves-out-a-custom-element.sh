#!/usr/bin/env bash
# vitepress@1.6.4 (vue@3.5.45), in Debian's Chromium with playwright-core@1.65.1
#
# Guess: HTML in Markdown stands in the built page as it was written. An element with a hyphen, of which VitePress knows no
# component, is a custom element: it and what stands in it are written, at worst with a warning, as Vue does in a browser.
# Seen: the build says nothing and writes `<!---->` in its place. What stood in it, a link, is in no HTML file; the page's
# script adds both when it runs, so that only readers without scripts, search engines and previews of links miss them. An
# `<iframe>` is written. With `isCustomElement` in the config the element and its link are written as well.
# Matters here: the link in <loan-kereta> is for readers without its script, and is not there for them on VitePress.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chromium=${LK_CHROMIUM:-$(command -v chromium-headless-shell || command -v chromium)}
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error --ignore-scripts \
  vitepress@1.6.4 vue@3.5.45 playwright-core@1.65.1 > /dev/null

mkdir -p site/.vitepress
cat > site/index.md <<'MD'
# Page

<any-widget><a href="https://a.example/">A link in an element</a></any-widget>

<iframe title="frame" src="about:blank"></iframe>

<a href="https://b.example/">A link in a paragraph</a>
MD
cat > look.js <<'JS'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';
const [, , executablePath, name] = process.argv;
const types = { js: 'text/javascript', css: 'text/css', html: 'text/html' };
const server = createServer((request, response) => {
  const path = request.url === '/' ? '/index.html' : request.url.split('?')[0];
  try {
    const body = readFileSync(`site/.vitepress/dist${path}`);
    response.setHeader('content-type', types[path.split('.').at(-1)] ?? 'text/plain');
    response.end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
for (const javaScriptEnabled of [false, true]) {
  const page = await (await browser.newContext({ javaScriptEnabled })).newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  if (javaScriptEnabled) await page.getByText('A link in an element').waitFor();
  const count = async selector => `${selector} ${await page.locator(selector).count()}`;
  const seen = await Promise.all(['any-widget', 'any-widget > a', 'iframe', 'p > a'].map(count));
  console.log(`${name}, ${javaScriptEnabled ? 'with' : 'without'} scripts: ${seen.join(', ')}`);
}
await browser.close();
server.close();
JS
"$chromium" --version 2> /dev/null
for name in default isCustomElement; do
  custom='tag => tag === "any-widget"'
  [ "$name" = default ] && custom='() => false'
  echo "export default { vue: { template: { compilerOptions: { isCustomElement: $custom } } } };" > site/.vitepress/config.mjs
  npx vitepress build site > built 2>&1 || { cat built; exit 1; }
  echo "$name: $(grep -ci 'warn\|any-widget' built || true) warnings"
  node look.js "$chromium" "$name"
done | tee seen
diff seen - <<'TEXT'
default: 0 warnings
default, without scripts: any-widget 0, any-widget > a 0, iframe 1, p > a 1
default, with scripts: any-widget 1, any-widget > a 1, iframe 1, p > a 1
isCustomElement: 0 warnings
isCustomElement, without scripts: any-widget 1, any-widget > a 1, iframe 1, p > a 1
isCustomElement, with scripts: any-widget 1, any-widget > a 1, iframe 1, p > a 1
TEXT

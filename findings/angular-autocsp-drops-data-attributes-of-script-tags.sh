#!/usr/bin/env bash
# @angular/build@22.2.7 on node@24.21.0, in Debian's Chromium with playwright-core@1.65.1
#
# Guess: `security.autoCsp` puts a hashed loader in the place of each <script src> of index.html, so that a strict policy lets
# it run. The script runs as before: it has the tag's attributes, `integrity` and `crossorigin` among them, and its address.
# Seen: `data-` attributes and the `id` are gone. An escape in the address is escaped once more: `Kuala%20Lumpur` is asked for
# as `Kuala%2520Lumpur`. The tag is no longer in the head or the body, but after both. The build says nothing of it.
# Matters here: a script tag with `data-advisor` draws no calculator on such a page, nor says why. The SDK's README tells
# users of Angular to write the element.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chromium=${LK_CHROMIUM:-$(command -v chromium-headless-shell || command -v chromium)}
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error --ignore-scripts @angular/build@22.2.7 @angular/cli@22.2.7 \
  @angular/compiler@22.2.6 @angular/compiler-cli@22.2.6 @angular/core@22.2.6 @angular/common@22.2.6 \
  @angular/platform-browser@22.2.6 rxjs@7.8.2 tslib@2.8.1 typescript@6.0.3 playwright-core@1.65.1 > /dev/null

mkdir src
echo "document.title = 'The app runs';" > src/main.ts
echo '{ "compilerOptions": { "target": "ES2022", "module": "preserve" }, "files": ["src/main.ts"] }' > tsconfig.json
cat > src/index.html <<'HTML'
<!doctype html>
<html lang="ms">
  <head>
    <meta charset="utf-8">
    <base href="/">
    <script async crossorigin id="shop" data-advisor="aisyah" src="/shop.js?town=Kuala%20Lumpur"></script>
  </head>
  <body></body>
</html>
HTML
for policy in false true; do
  cat > angular.json <<JSON
{ "version": 1, "cli": { "analytics": false }, "projects": { "site": { "projectType": "application", "root": "", "architect": { "build": {
  "builder": "@angular/build:application",
  "options": { "browser": "src/main.ts", "tsConfig": "tsconfig.json", "outputPath": "dist-$policy", "security": { "autoCsp": $policy } }
} } } } }
JSON
  NG_CLI_ANALYTICS=false npx --yes --package=node@24.21.0 -- node node_modules/@angular/cli/bin/ng.js build > built 2>&1 || { cat built; exit 1; }
  if grep -i 'warning' built; then exit 1; fi
done

cat > look.js <<'JS'
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';
const shop = `const { id, crossOrigin, dataset, parentNode, src } = document.currentScript;
seen = [\`advisor \${dataset.advisor}\`, \`id \${id || 'none'}\`, crossOrigin, \`town \${new URL(src).searchParams.get('town')}\`, \`in \${parentNode.nodeName}\`].join(', ');`;
const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] });
for (const policy of ['false', 'true']) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://site');
    const file = `dist-${policy}/browser${pathname === '/' ? '/index.html' : pathname}`;
    response.setHeader('content-type', pathname.endsWith('.js') ? 'text/javascript' : 'text/html');
    response.end(pathname === '/shop.js' ? shop : existsSync(file) ? readFileSync(file) : '');
  });
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.waitForFunction(() => 'seen' in window && document.title === 'The app runs');
  console.log(`autoCsp ${policy}: ${await page.evaluate(() => window.seen)}`);
  await page.close();
  server.close();
}
await browser.close();
JS
"$chromium" --version 2> /dev/null
node look.js "$chromium" | tee seen
diff seen - <<'TEXT'
autoCsp false: advisor aisyah, id shop, anonymous, town Kuala Lumpur, in HEAD
autoCsp true: advisor undefined, id none, anonymous, town Kuala%20Lumpur, in HTML
TEXT

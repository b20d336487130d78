#!/usr/bin/env bash
# embla-carousel@8.6.0 and flickity@3.0.0 (unidragger@3.0.1), in Debian's Chromium with playwright-core@1.65.1
#
# Guess: both carousels name INPUT among what begins no drag of theirs (Embla's `focusNodes`, Unidragger's `cursorNodes`), so
# whoever moves a slider of a form in a slide moves the slider alone, wherever that form has its input.
# Seen: with <input type="range"> in the page the slide stays. With the same input in the shadow root of an element in the
# slide the thumb and the slide move together: both look at `event.target`, which outside of a shadow root is its host.
# Matters here: the deposit's slider is in a shadow root. A buyer who set the deposit on a dealer's page slid the calculator
# away; the calculator now keeps such presses to itself (widget/src/parts/own-drags.tsx).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chromium=${LK_CHROMIUM:-$(command -v chromium-headless-shell || command -v chromium)}
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error --ignore-scripts \
  embla-carousel@8.6.0 flickity@3.0.0 unidragger@3.0.1 playwright-core@1.65.1 > /dev/null

cat > drag.js <<'JS'
import { chromium } from 'playwright-core';
const scripts = {
  embla: 'node_modules/embla-carousel/embla-carousel.umd.js',
  flickity: 'node_modules/flickity/dist/flickity.pkgd.min.js',
};
const begin = { embla: 'EmblaCarousel(view)', flickity: 'new Flickity(slides, { setGallerySize: false })' };
const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] });
for (const name of Object.keys(scripts))
  for (const place of ['page', 'shadow root']) {
    const page = await browser.newPage({ viewport: { width: 600, height: 400 } });
    await page.setContent(`<style>body { margin: 0 } #view { overflow: hidden } #slides { display: flex; height: 200px }
      #slides > *, .flickity-slider > * { flex: 0 0 100%; width: 100%; height: 200px }</style>
      <div id="view"><div id="slides"><div><form-part></form-part></div><div>2</div><div>3</div></div></div>`);
    await page.evaluate(isShadow => {
      const part = document.querySelector('form-part');
      const root = isShadow ? part.attachShadow({ mode: 'open' }) : part;
      root.innerHTML = '<input type="range" value="50" style="width: 300px; margin: 80px 100px">';
    }, place !== 'page');
    await page.addScriptTag({ path: scripts[name] });
    await page.evaluate(begin[name]);
    const left = () => page.locator('form-part').evaluate(part => Math.round(part.getBoundingClientRect().left));
    const [slider, before] = [page.locator('input'), await left()];
    const box = await slider.boundingBox();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 90, box.y + box.height / 2, { steps: 9 });
    const slid = Math.abs((await left()) - before) > 20;
    await page.mouse.up();
    console.log(`${name}, slider in the ${place}: the slide ${slid ? 'moves' : 'stays'}`);
    await page.close();
  }
await browser.close();
JS
"$chromium" --version 2> /dev/null
node drag.js "$chromium" | tee seen
diff seen - <<'TEXT'
embla, slider in the page: the slide stays
embla, slider in the shadow root: the slide moves
flickity, slider in the page: the slide stays
flickity, slider in the shadow root: the slide moves
TEXT

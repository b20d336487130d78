// npm run engines [-- 80 92]: opens pages of the product in old engines, writes what each shows to docs/engines.md and
// pictures to examples/dist/engines; fails where one does not show what the README promises. Outside CI, because it
// fetches some 60 MB for each engine.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildStale } from '../../scripts/build.ts';
import { pinFonts } from '../../scripts/fonts.ts';
import { freePort } from '../../scripts/free-port.ts';
import { root } from '../../scripts/run.ts';
import { startProduct } from '../product.ts';
import { enginePackages, fetchEngine } from './engine-packages.ts';
import { enginePages, hostPage } from './engine-pages.ts';
import { openStream } from './live-code.ts';
import { look, type Seen } from './look.ts';
import { startOldChromium } from './old-chromium.ts';

const pictures = join(root, 'examples/dist/engines');
const asked = process.argv.slice(2).map(Number);
const engines = enginePackages.filter(({ version }) => asked.length === 0 || asked.includes(version));

/** Old engines log what they do not know yet, and a guest's first request is refused; neither is a fault. */
const isFault = (error: string) => !/status of 401|Unrecognized feature|Content-Security-Policy/.test(error);

await buildStale();
pinFonts();
mkdirSync(pictures, { recursive: true });
const product = await startProduct(await freePort());
const host = createServer(({ url = '' }, response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end(hostPage(product.at, url)),
);
await new Promise<void>(resolve => host.listen(0, '127.0.0.1', resolve));
const hostAt = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;

const table = new Map<string, string[]>();
let faults = 0;
try {
  const pairingCode = await openStream(product.at);
  for (const engine of engines) {
    const { version } = engine;
    const browser = await startOldChromium(await fetchEngine(engine));
    for (const page of enginePages(await pairingCode())) {
      await browser.open((page.isOnHost ? hostAt : product.at) + page.path);
      const seen: Seen = await look(browser, page, version);
      const errors = version < page.from ? [] : browser.takeErrors().filter(isFault);
      browser.takeErrors();
      const isGood = seen.isGood && errors.length === 0;
      if (!isGood) faults += 1;
      const cell = `${isGood ? '' : '**✗** '}${seen.text}${errors.length > 0 ? ` ${errors[0]?.slice(0, 90)}` : ''}`;
      console.log(`Chromium ${version} ${page.name}: ${cell}`);
      table.set(page.name, [...(table.get(page.name) ?? []), cell.replaceAll('|', '\\|')]);
      const picture = join(pictures, `${version}${page.name.replaceAll('/', '_')}.png`);
      writeFileSync(picture, await browser.picture(), 'base64');
    }
    await browser.close();
  }
} finally {
  host.closeAllConnections();
  host.close();
  await product.stop();
}

if (asked.length === 0) {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const lines = [
    '# Pages in old engines',
    '',
    'Written by `npm run engines`, on a phone of 390 × 844 px. A figure is given with the size of its digits and, on a page',
    'of another site, its contrast. Below Chromium 80 nothing but `/a/SLUG` is promised of the calculator, and below 92 the',
    'site is one sentence.',
    '',
    row(['', ...engines.map(({ version }) => `Chromium ${version}`)]),
    row(['---', ...engines.map(() => '---')]),
    ...Array.from(table, ([name, cells]) => row([`\`${name}\``, ...cells])),
  ];
  writeFileSync(join(root, 'docs/engines.md'), `${lines.join('\n')}\n`);
}
process.exit(faults > 0 ? 1 : 0);

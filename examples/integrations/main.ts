// npm run integrations [-- wordpress]: shows the calculator in real software of others, writes each page's state to
// docs/integrations.md and pictures to examples/dist/integrations; fails where a calculator does not work. Outside CI,
// because it fetches that software: some 20 MB of Debian packages for WordPress.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/run.ts';
import { visitProduct } from '../visit.ts';
import type { Integration } from './integration.ts';
import { lookAt } from './look.ts';
import { wordpress } from './wordpress.ts';

const integrations: readonly Integration[] = [wordpress];
const widths = [390, 1280];

const pictures = join(root, 'examples/dist/integrations');
mkdirSync(pictures, { recursive: true });
const asked = process.argv.slice(2);
const chosen = integrations.filter(({ name }) => asked.length === 0 || asked.includes(name));

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const lines = [
  '# The calculator in software of others',
  '',
  'Written by `npm run integrations`: the instalment that each page shows, how high its frame is and how high it needs to be,',
  'and whether the WhatsApp button opens a chat with that figure.',
];
let faults = 0;
let skipped = 0;

await visitProduct(async (browser, at) => {
  for (const { name, limit, start } of chosen) {
    const site = await start(at);
    if (!site) {
      console.log(`${name}: skipped, as apt has not all of its packages here, or no MariaDB starts.`);
      skipped += 1;
      continue;
    }
    console.log(`${name}: ${site.versions.join(', ')}`);
    lines.push('', `## ${name}`, '', `Debian's ${site.versions.join(', ')}.`, limit, '');
    lines.push(row(['', ...widths.map(width => `${width} px`)]), row(['---', ...widths.map(() => '---')]));
    try {
      for (const post of site.posts) {
        const cells: string[] = [];
        for (const width of widths) {
          const picture = join(pictures, `${name}-${post.name.replaceAll(' ', '-')}-${width}.png`);
          const { isGood, text } = await lookAt(browser, post, width, picture);
          if (!isGood) faults += 1;
          console.log(`${name}, ${post.name}, ${width} px: ${isGood ? '' : '✗ '}${text}`);
          cells.push(`${isGood ? '' : '**✗** '}${text.replaceAll('|', '\\|')}`);
        }
        lines.push(row([post.name, ...cells]));
      }
    } finally {
      await site.stop();
    }
  }
});

if (asked.length === 0 && skipped === 0)
  writeFileSync(join(root, 'docs/integrations.md'), `${lines.join('\n')}\n`);
process.exit(faults > 0 ? 1 : 0);

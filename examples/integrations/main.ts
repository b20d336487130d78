// npm run integrations [-- wordpress]: shows the calculator in real software of others, writes each page's state to
// docs/integrations.md, where the sections of what was not asked for stay, and pictures to examples/dist/integrations;
// fails where a calculator does not work. Outside CI, because it fetches that software: 20 MB of Debian packages for WordPress, some hundred of npm for the frameworks and editors.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/run.ts';
import { visitProduct } from '../visit.ts';
import { carousels } from './carousels.ts';
import { editorSites } from './editors.ts';
import { frameworks } from './frameworks.ts';
import { generatorSites } from './generators.ts';
import type { Integration } from './integration.ts';
import { lookAt } from './look.ts';
import { routerSites } from './routers.ts';
import { sanitizerSites } from './sanitizers.ts';
import { wordpress } from './wordpress.ts';

const integrations: readonly Integration[] = [
  wordpress,
  routerSites,
  carousels,
  ...frameworks,
  editorSites,
  sanitizerSites,
  generatorSites,
];
const narrow = 390;
const widths = [narrow, 1280];

const pictures = join(root, 'examples/dist/integrations');
mkdirSync(pictures, { recursive: true });
const asked = process.argv.slice(2);
const chosen = integrations.filter(({ name }) => asked.length === 0 || asked.includes(name));

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const report = join(root, 'docs/integrations.md');
const head = `# The calculator in software of others

Written by \`npm run integrations\`: real software, started as its own documentation does, with the lines that the Embed
page gives.`;
/** The report's sections by the name of their integration, each from its heading on. */
const sections = new Map(
  readFileSync(report, 'utf8')
    .split(/^(?=## )/m)
    .slice(1)
    .map(section => [/^## (.*)/.exec(section)?.[1] ?? '', section.trimEnd()]),
);
let faults = 0;

await visitProduct(async (browser, at) => {
  for (const { name, about, start } of chosen) {
    const site = await start(at);
    if (!site) {
      console.log(`${name}: skipped, as not all of its packages are to be had here, or no MariaDB starts.`);
      continue;
    }
    console.log(`${name}: ${site.versions.join(', ')}`);
    const cells = new Map<string, Map<string, string>>();
    const columns = new Set<string>();
    try {
      for (const post of site.posts)
        for (const width of post.line === undefined ? widths : [narrow]) {
          const column = post.line ?? `${width} px`;
          const picture = join(pictures, `${[name, post.name, column].join(' ').replace(/\W+/g, '-')}.png`);
          const { isGood, text } = await lookAt(browser, post, width, picture);
          if (!isGood) faults += 1;
          console.log(`${name}, ${post.name}, ${column}: ${isGood ? '' : '✗ '}${text}`);
          columns.add(column);
          const cell = `${isGood ? '' : '**✗** '}${text.replaceAll('|', '\\|')}`;
          cells.set(post.name, (cells.get(post.name) ?? new Map()).set(column, cell));
        }
      const lines = [
        `## ${name}`,
        '',
        `${site.versions.join(', ')}. ${about}`,
        '',
        row(['', ...columns]),
        row(['---', ...[...columns].map(() => '---')]),
        ...[...cells].map(([title, texts]) =>
          row([title, ...[...columns].map(column => texts.get(column) ?? '–')]),
        ),
      ];
      sections.set(name, lines.join('\n'));
    } finally {
      await site.stop();
    }
  }
});

const known = integrations.flatMap(({ name }) => sections.get(name) ?? []);
writeFileSync(report, `${[head, ...known].join('\n\n')}\n`);
process.exit(faults > 0 ? 1 : 0);

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { type Converted, type ConvertedLines, convert, postsOf } from './converted.ts';
import type { Integration } from './integration.ts';
import { cellWords, htmlOf, type Line, lines } from './lines.ts';
import { installNpm, serve, versionsOf } from './npm-site.ts';
import { snippetsOf } from './snippets.ts';

const packages = {
  marked: '18.2.1',
  'markdown-it': '15.0.3',
  '@mdx-js/mdx': '3.1.1',
  react: '19.3.1',
  'react-dom': '19.3.1',
  '@11ty/eleventy': '3.1.8',
  vitepress: '1.6.4',
  '@tryghost/kg-lexical-html-renderer': '1.5.1',
  '@tryghost/kg-default-nodes': '2.2.1',
  lazysizes: '5.3.2',
};

/** A page in Markdown with a line between two paragraphs. */
const markdown = (html: string) => `# Kereta\n\n${html}\n\nText below.\n`;

const imports = `import { createRequire } from 'node:module'; import { marked } from 'marked'; import markdownIt from 'markdown-it'; import { evaluate } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime'; import { createElement } from 'react'; import { renderToStaticMarkup } from 'react-dom/server';
const require = createRequire(import.meta.url);
const { LexicalHTMLRenderer } = require('@tryghost/kg-lexical-html-renderer'); const { DEFAULT_NODES } = require('@tryghost/kg-default-nodes');
const markdown = ${markdown};`;

const converters = `{
  marked: html => marked.parse(markdown(html)),
  'markdown-it, html': html => markdownIt({ html: true }).render(markdown(html)),
  'MDX, React': async html => renderToStaticMarkup(createElement((await evaluate(markdown(html), runtime)).default)),
  'Ghost, HTML card': html => new LexicalHTMLRenderer({ nodes: DEFAULT_NODES }).render(JSON.stringify({
    root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children: [{ type: 'html', version: 1, html }] } }), {}),
}`;

/** Builds a site of Markdown pages in a folder of its own below that of the packages. */
async function build(folder: string, name: string, files: Readonly<Record<string, string>>, command: string) {
  const site = join(folder, name);
  rmSync(site, { recursive: true, force: true });
  mkdirSync(join(site, '.vitepress'), { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(site, path), text);
  const [program = '', ...args] = command.split(' ');
  await execa(program, args, { cwd: site, preferLocal: true, localDir: folder });
}

const fileOf = (line: Line) => `line-${lines.indexOf(line)}`;
const pagesOf = (html: Readonly<Partial<Record<Line, string>>>) =>
  Object.fromEntries(
    lines.flatMap(line => (html[line] ? [[`${fileOf(line)}.md`, markdown(html[line])]] : [])),
  );

async function eleventy(folder: string, html: Readonly<Record<Line, string>>) {
  await build(folder, 'eleventy', pagesOf(html), 'eleventy --quiet');
  return Object.fromEntries(
    lines.map((line): [Line, Converted] => {
      const file = join(folder, 'eleventy/_site', fileOf(line), 'index.html');
      return [line, { html: readFileSync(file, 'utf8') }];
    }),
  );
}

/** Builds lines as one VitePress site, which stops as a whole. @param head the tags of its config */
async function vitepress(
  folder: string,
  name: string,
  html: Readonly<Partial<Record<Line, string>>>,
  head: readonly (readonly [string, object])[] = [],
): Promise<Partial<Record<Line, Converted>>> {
  const config = `export default ${JSON.stringify({ base: `/${name}/dist/`, outDir: 'dist', head })}`;
  const made = await build(
    folder,
    name,
    { ...pagesOf(html), '.vitepress/config.mjs': config },
    'vitepress build',
  ).then(
    () => undefined,
    (error: unknown) => /build error:\s*(.*)/.exec(String(error))?.[1] ?? String(error).split('\n')[0] ?? '',
  );
  return Object.fromEntries(
    lines
      .filter(line => html[line])
      .map(line => [
        line,
        made === undefined ? { path: `/${name}/dist/${fileOf(line)}.html` } : { error: made },
      ]),
  );
}

async function vitepressSites(at: string, folder: string): Promise<ConvertedLines> {
  const { link, 'frame alone': frame, ...scripted } = htmlOf(at);
  const { element } = snippetsOf(at);
  const made = { ...(await vitepress(folder, 'vitepress-plain', { link, 'frame alone': frame })) };
  for (const line of ['script', 'element', 'frame, script'] as const)
    Object.assign(made, await vitepress(folder, `vitepress-${fileOf(line)}`, { [line]: scripted[line] }));
  const inHead = await vitepress(folder, 'vitepress-head', { element, 'frame, script': frame }, [
    ['script', { async: '', crossorigin: '', src: `${at}/loan-kereta.js` }],
    ['script', { async: '', src: `${at}/loan-kereta-frame.js` }],
  ]);
  return { VitePress: made, 'VitePress, scripts in its head': inHead };
}

/** Has a frame wait for lazysizes, as its documentation says. */
const lazy = (html: string) =>
  `${html.replace('<iframe ', '<iframe class="lazyload" ').replace(' src=', ' data-src=')}<script src="/node_modules/lazysizes/lazysizes.min.js"></script>`;

/** Generators of pages from Markdown or cards, and a loader of lazy frames. */
export const generatorSites: Integration = {
  name: 'generators',
  about: `Each line stands between two paragraphs of a page that is built. ${cellWords}`,
  async start(at) {
    const folder = await installNpm('generators', packages);
    const html = htmlOf(at);
    const made: ConvertedLines = {
      ...(await convert(folder, imports, converters, html)),
      Eleventy: await eleventy(folder, html),
      ...(await vitepressSites(at, folder)),
      lazysizes: Object.fromEntries(
        (['frame, script', 'frame alone'] as const).map(line => [line, { html: lazy(html[line]) }]),
      ),
    };
    const pages: Record<string, string> = {};
    const { home, stop } = await serve(folder, pages);
    const promised: Readonly<Record<string, readonly Line[]>> = {
      'Ghost, HTML card': ['element', 'frame, script', 'frame alone'],
      VitePress: ['frame alone'],
      'MDX, React': ['element'],
    };
    const posts = postsOf(made, { at, home, pages }, promised);
    return { versions: versionsOf(packages), posts, stop };
  },
};

import { readFileSync } from 'node:fs';
import { minifySync, type Rolldown } from 'vite';

const named = '<script src="/appearance.js"></script>';
const source = readFileSync(new URL('../public/appearance.js', import.meta.url), 'utf8');
const appearance = minifySync('appearance.js', source).code.trim();

/**
 * A document with its style sheets and its first script in itself, so that a phone draws it when it has come: each file
 * takes a connection of its own, and three ways there and back. The server names them in the document's policy. The
 * sheets stay named, but switched off, or Vite would fetch them for the chunks that they belong to.
 */
export function inlined(bundle: Rolldown.OutputBundle, html: string): string {
  const link = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;
  const sheets = [...html.matchAll(link)].map(([, file = '']) => {
    const sheet = bundle[file];
    if (sheet?.type !== 'asset') throw new Error(`The build has no ${file}.`);
    return `${sheet.source}`.trim();
  });
  const inside = { style: sheets.join(''), script: appearance };
  for (const [tag, text] of Object.entries(inside))
    if (text.includes(`</${tag}`)) throw new Error(`A ${tag} would end before its end.`);
  return html
    .replace(named, () => `<script>${inside.script}</script>`)
    .replaceAll(link, (_all, file: string) => `<link rel="stylesheet" href="/${file}" disabled>`)
    .replace('</head>', () => `<style>${inside.style}</style></head>`);
}

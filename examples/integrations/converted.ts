import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { execa } from 'execa';
import type { Post, Seen } from './integration.ts';
import { type Line, lines, seenOf } from './lines.ts';

/** The HTML that a program makes of a line, the path of a page that it has built with it, or the first line of its error. */
export type Converted = { readonly html: string } | { readonly path: string } | { readonly error: string };

/** The HTML of each line by the name of the program that made it. */
export type ConvertedLines = Readonly<Record<string, Readonly<Partial<Record<Line, Converted>>>>>;

/** A page with content that some software has made. @param head what its owner added to all pages */
export const pageWith = (content: string, head = '') =>
  `<!doctype html><html lang="ms"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Kereta</title>${head}</head><body>${content}</body></html>`;

/**
 * Runs functions of installed packages in Node.
 * @param folder the folder of their packages
 * @param imports the statements that import them
 * @param converters an object of functions by name, in code: `{ NAME: html => … }`
 */
export async function convert(
  folder: string,
  imports: string,
  converters: string,
  html: Readonly<Record<Line, string>>,
): Promise<ConvertedLines> {
  const file = join(folder, 'convert.mjs');
  const code = `${imports}
const converters = ${converters};
const made = {};
for (const [name, convert] of Object.entries(converters)) {
  made[name] = {};
  for (const [line, html] of Object.entries(JSON.parse(process.argv[2])))
    made[name][line] = await Promise.resolve(html).then(convert).then(html => ({ html }), error => ({ error: String(error.message).split('\\n')[0] }));
}
process.stdout.write(JSON.stringify(made));`;
  writeFileSync(file, code);
  const { stdout } = await execa(process.execPath, [file, JSON.stringify(html)]);
  return JSON.parse(stdout);
}

/** Where lines are served and seen. */
interface Place {
  /** The address of the product. */
  readonly at: string;
  /** The address of the site, and its pages by path, to which these are added. */
  readonly home: string;
  readonly pages: Record<string, string>;
}

/** Posts of converted lines. @param promised the lines by the names of the programs of which the Embed page says that they work */
export function postsOf(
  converted: ConvertedLines,
  { at, home, pages }: Place,
  promised: Readonly<Record<string, readonly Line[]>> = {},
): Post[] {
  return Object.entries(converted).flatMap(([name, made], index) =>
    lines.flatMap((line): Post[] => {
      const result = made[line];
      if (!result) return [];
      const path = `/converted/${index}/${lines.indexOf(line)}`;
      const isPromised = promised[name]?.includes(line) ?? false;
      const look = async (page: Page): Promise<Seen> =>
        'error' in result
          ? { isGood: !isPromised, text: `stops: ${result.error}` }
          : seenOf(page, at, line, isPromised);
      if (!('path' in result)) pages[path] = pageWith('html' in result ? result.html : '');
      return [{ name, line, url: home + ('path' in result ? result.path : path), figure: '', look }];
    }),
  );
}

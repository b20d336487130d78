import { readFile, stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { policyHash } from '../http/headers.ts';

/** The hashes, as a policy names them, of what a document has in itself. */
export interface Inside {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** More than there are documents in all languages. */
const known = new LRUCache<string, Inside>({ max: 500 });

const hashesOf = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) => policyHash(text));

/** What a document of the build has in itself; read once, and again when it was built anew. */
export async function insideOf(path: string): Promise<Inside> {
  const { size, mtimeMs } = await stat(path);
  const version = `${path} ${size} ${mtimeMs}`;
  const before = known.get(version);
  if (before) return before;
  const html = await readFile(path, 'utf8');
  const inside = { scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style') };
  known.set(version, inside);
  return inside;
}

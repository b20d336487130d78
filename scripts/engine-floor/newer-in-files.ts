import { readFileSync } from 'node:fs';
import type { Floor } from './compat-data.ts';
import { newerInScript, scriptFloor, stylesIn } from './newer-in-scripts.ts';
import { newerInStyles } from './newer-in-styles.ts';

/** Names in built files that are newer than a floor, with the styles that stand in scripts; both lists sorted. */
export function newerInFiles(
  files: readonly string[],
  floor: Floor,
): { readonly scripts: string[]; readonly styles: string[] } {
  const own = scriptFloor(floor);
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const isSheet = file.endsWith('.css');
    for (const name of isSheet ? [] : newerInScript(text, own)) scripts.add(name);
    for (const css of isSheet ? [text] : stylesIn(text))
      for (const name of newerInStyles(css, floor)) styles.add(name);
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}

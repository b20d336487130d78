// Part of npm run check: holds what .dependency-cruiser.mjs says of who may import whom.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import rules from '../.dependency-cruiser.mjs';
import { root } from './run.ts';

// The database carries its queries as a property, which no import shows.
const usesKnex = /\.knex\b/;

/**
 * What the files in these folders import although they may not: what it is, and how to say it.
 * @param folders in `base`, such as `api/src`
 */
export async function crossings(folders: string[], base: string): Promise<Map<string, string>> {
  const { output } = await cruise(folders, {
    ...rules.options,
    baseDir: base,
    ruleSet: rules,
    validate: true,
  });
  const { modules, summary } = output as ICruiseResult;
  const found = new Map(
    summary.violations.map(({ from, to, rule, cycle = [] }) => [
      `${from} → ${to}`,
      `${rule.name}: ${[from, ...(cycle.length > 0 ? cycle.map(step => step.name) : [to])].join(' → ')}`,
    ]),
  );
  for (const { source } of modules)
    if (/^api\/src\/(?!db\/)/.test(source) && !/\/(table|migrations)\.ts$/.test(source))
      if (usesKnex.test(readFileSync(join(base, source), 'utf8')))
        found.set(`${source} uses knex`, `knex stays in tables: ${source}`);
  return found;
}

if (import.meta.main) {
  const folders = ['sdk/src', 'widget/src', 'console/src', 'api/src', 'stories', 'examples'];
  const found = await crossings(folders, resolve(root));
  for (const text of found.values()) console.error(text);
  process.exit(found.size === 0 ? 0 : 1);
}

// Part of npm run check: holds what .dependency-cruiser.mjs says of who may import whom.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import rules from '../.dependency-cruiser.mjs';
import { root } from './run.ts';

/** What is not so yet. This list only ever gets shorter: what is mended has to be struck off here. */
const known = new Set(['api/src/http/rate-limits.ts uses knex']);

process.chdir(root);
const folders = ['sdk', 'widget', 'console', 'api'].map(workspace => join(workspace, 'src'));
const { output } = await cruise(folders, { ...rules.options, ruleSet: rules, validate: true });
const {
  modules,
  summary: { violations },
} = output as ICruiseResult;

const found = new Map(
  violations.map(({ from, to, rule, cycle = [] }) => [
    `${from} → ${to}`,
    `${rule.name}: ${[from, ...(cycle.length > 0 ? cycle.map(step => step.name) : [to])].join(' → ')}`,
  ]),
);
// The database carries its queries as a property, which no import shows.
const usesKnex = /\.knex\b/;
for (const { source } of modules)
  if (/^api\/src\/(?!db\/)/.test(source) && !/\/(table|migrations)\.ts$/.test(source))
    if (usesKnex.test(readFileSync(source, 'utf8')))
      found.set(`${source} uses knex`, `knex stays in tables: ${source}`);

const wrong = [
  ...[...found].filter(([edge]) => !known.has(edge)).map(([, text]) => text),
  ...[...known].filter(edge => !found.has(edge)).map(edge => `mended, so strike it off the list: ${edge}`),
];
for (const line of wrong) console.error(line);
process.exit(wrong.length === 0 ? 0 : 1);

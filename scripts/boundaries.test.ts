import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { crossings } from './boundaries.ts';

const base = mkdtempSync(join(tmpdir(), 'loan-kereta-boundaries-'));
afterAll(() => rmSync(base, { recursive: true }));

function write(path: string, text = 'export const it = 1;\n'): void {
  mkdirSync(join(base, dirname(path)), { recursive: true });
  writeFileSync(join(base, path), text);
}

test('whoever goes round a boundary is found', async () => {
  write('widget/src/parts/index.ts');
  write('widget/build/build.ts');
  write('api/src/areas/slugs/table.ts');
  write('api/src/areas/slugs/service.ts', "import { it } from './table.ts';\nexport const its = it;\n");
  write('stories/src/a.ts', "import { it } from '../../widget/src/parts/index.ts';\nexport const a = it;\n");
  write(
    'console/src/b.ts',
    "import type { it } from '../../widget/build/build.ts';\nexport type B = typeof it;\n",
  );
  write('api/src/areas/embed/c.ts', "import { it } from '../slugs/table.ts';\nexport const c = it;\n");
  write('api/src/http/d.ts', "import { its } from '../areas/slugs/service.ts';\nexport const d = its;\n");
  write('api/src/areas/embed/e.ts', 'export const e = (db: { knex: string }) => db.knex;\n');
  // Two files in each of two folders, none of which imports itself by a detour.
  write('sdk/src/loan/f.ts', "import { it } from '../plans/g.ts';\nexport const f = it;\n");
  write('sdk/src/plans/g.ts');
  write('sdk/src/plans/h.ts', "import { it } from '../loan/i.ts';\nexport const h = it;\n");
  write('sdk/src/loan/i.ts');
  write('node_modules/knex/package.json', '{"name":"knex","main":"knex.js"}');
  write('node_modules/knex/knex.js', 'module.exports = 1;\n');
  write('api/src/areas/slugs/find.ts', "import knex from 'knex';\nexport const find = knex;\n");
  write('stories/src/k.ts');
  write('console/src/k.ts', "import { it } from '../../stories/src/k.ts';\nexport const k = it;\n");
  write('api/src/areas/embed/j.ts', "import { it } from '../slugs/migrations.ts';\nexport const j = it;\n");
  write('api/src/areas/slugs/migrations.ts', "import knex from 'knex';\nexport const it = knex;\n");
  const found = await crossings(['sdk', 'widget', 'stories', 'console', 'api'], base);
  expect([...found.values()].sort()).toEqual([
    'areas meet through services: api/src/areas/embed/c.ts → api/src/areas/slugs/table.ts',
    'areas meet through services: api/src/areas/embed/j.ts → api/src/areas/slugs/migrations.ts',
    'http knows no area: api/src/http/d.ts → api/src/areas/slugs/service.ts',
    'knex stays in tables: api/src/areas/embed/e.ts',
    'knex stays in tables: api/src/areas/slugs/find.ts → node_modules/knex/knex.js',
    'no circle of folders: sdk/src/loan → sdk/src/plans → sdk/src/loan',
    'no circle of folders: sdk/src/plans → sdk/src/loan → sdk/src/plans',
    'nothing hangs on what shows it: console/src/k.ts → stories/src/k.ts',
    'workspaces meet through exports: console/src/b.ts → widget/build/build.ts',
    'workspaces meet through exports: stories/src/a.ts → widget/src/parts/index.ts',
  ]);
});

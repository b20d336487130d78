import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isStale } from './build.ts';

const yesterday = new Date(Date.now() - 86_400_000);
const lastWeek = new Date(Date.now() - 7 * 86_400_000);
let folder: string;

const path = (name: string) => join(folder, name);
const write = (name: string, date: Date) => {
  writeFileSync(path(name), '');
  utimesSync(path(name), date, date);
};
const dateFolders = () => {
  for (const name of ['src/deep', 'src']) utimesSync(path(name), lastWeek, lastWeek);
};
const stale = () => isStale(path('stamp'), [path('src'), path('lock')]);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loan-kereta-stale-'));
  mkdirSync(path('src/deep'), { recursive: true });
  for (const name of ['src/a.ts', 'src/deep/b.ts', 'lock']) write(name, lastWeek);
  dateFolders();
  write('stamp', yesterday);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what was built after its last change stays', () => {
  expect(stale()).toBe(false);
});

test('what was never built is stale', () => {
  rmSync(path('stamp'));
  expect(stale()).toBe(true);
});

test.each(['src/a.ts', 'src/deep/b.ts', 'lock'])('a change of %s makes it stale', name => {
  write(name, new Date());
  expect(stale()).toBe(true);
});

test('a file that went makes it stale', () => {
  rmSync(path('src/deep/b.ts'));
  expect(stale()).toBe(true);
});

test.each(['src/a.test.ts', 'src/page.spec.ts'])('a change of the test %s does not', name => {
  write(name, new Date());
  dateFolders();
  expect(stale()).toBe(false);
});

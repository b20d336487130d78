import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { auditVerdict } from './audit.ts';
import { root } from './run.ts';
import { namedTests } from './threat-model.ts';

const report = (vulnerabilities: Record<string, number>) => JSON.stringify({ metadata: { vulnerabilities } });

test('a registry that offers no audit is said, and is no clean one', () => {
  const refusals = [
    'npm error audit endpoint returned an error\n{"statusCode": 405}',
    '',
    'npm error network',
  ];
  for (const printed of refusals) expect(auditVerdict(printed).state).toBe('unknown');
  expect(auditVerdict('').line).toMatch(/^!!! NOT CHECKED/);
});

test('grave holes fail, slight ones are told', () => {
  expect(auditVerdict(report({ total: 0, high: 0 })).state).toBe('clean');
  expect(auditVerdict(report({ total: 2, low: 2 }))).toEqual({
    state: 'clean',
    line: 'No grave hole is known in the dependencies (2 low).',
  });
  expect(auditVerdict(report({ total: 1, critical: 1 })).state).toBe('holes');
});

test('every test that the threat model names is there', () => {
  const named = namedTests();
  expect(named.length).toBeGreaterThan(40);
  for (const { file, title } of named) {
    const path = join(root, file);
    expect([file, existsSync(path)]).toEqual([file, true]);
    expect([file, title, readFileSync(path, 'utf8').includes(title)]).toEqual([file, title, true]);
  }
});

import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findTemplate, templates } from './registry.ts';

test.each(templates)('$key has its folder and is found by both keys', template => {
  expect(existsSync(new URL(`./${template.key}/index.tsx`, import.meta.url))).toBe(true);
  expect(findTemplate(template.key)).toBe(template);
  expect(findTemplate(template.olderKey)).toBe(template);
});

test('a key that nobody has finds nothing', () => {
  expect(findTemplate('theme5')).toBeUndefined();
});

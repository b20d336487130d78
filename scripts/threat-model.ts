import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/** A test that the threat model names. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

/** Every test that `docs/threat-model.md` names, as `` `path/of.test.ts` “title” ``. */
export function namedTests(): readonly NamedTest[] {
  const text = readFileSync(join(root, 'docs/threat-model.md'), 'utf8');
  return [...text.matchAll(/`([^`\s]+\.test\.tsx?)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }));
}

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { legalVersion } from '../rules/legal.ts';
import { consoles } from './consoles.ts';
import { languageCodes } from './index.ts';

test('the terms and the privacy notice of this version say what they said when it began', () => {
  const texts = languageCodes.flatMap(code => [consoles[code].pages.terms, consoles[code].pages.privacy]);
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
  // Whoever changes a text gives it a new version, and writes down here which it is.
  expect({ [legalVersion]: hash }).toEqual({ '2026-11-22': '22a64faf1779b473' });
});

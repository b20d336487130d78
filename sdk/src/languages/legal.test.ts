import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { legalVersion } from '../rules/legal.ts';
import { consoles } from './consoles.ts';
import { languageCodes } from './index.ts';

test('the terms and the privacy notice of this version say what they said when it began', () => {
  const hashes = languageCodes.map(code => {
    const { terms, privacy } = consoles[code].pages;
    const hash = createHash('sha256')
      .update(JSON.stringify([terms, privacy]))
      .digest('hex');
    return [code, hash.slice(0, 16)];
  });
  // Whoever changes a text gives it a new version, and writes down here which it is; another language is only added.
  expect({ [legalVersion]: Object.fromEntries(hashes) }).toEqual({
    '2026-11-28': { ms: '3b73d78bc0bfcdfc', en: 'f3deb01642736464', zh: '64735f0e34b07f92' },
  });
});

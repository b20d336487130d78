import { createHash } from 'node:crypto';
import { languageCodes } from '@loan-kereta/sdk/languages';
import { legalVersion } from '@loan-kereta/sdk/rules';
import { expect, test } from 'vitest';

test('the terms and the privacy notice of this version say what they said when it began', async () => {
  const texts = languageCodes.flatMap(code => [
    import(`./terms/words.${code}.ts`),
    import(`./privacy/words.${code}.ts`),
  ]);
  const said = JSON.stringify((await Promise.all(texts)).map(({ words }) => words));
  const hash = createHash('sha256').update(said).digest('hex').slice(0, 16);
  // Whoever changes a text gives it a new version, and writes down here which it is.
  expect({ [legalVersion]: hash }).toEqual({ '2026-11-22': '22a64faf1779b473' });
});

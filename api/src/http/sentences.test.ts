import { fill, languageCodes, refusals } from '@loan-kereta/sdk/languages';
import { expect, test } from 'vitest';
import { inLanguage } from './sentences.ts';

const sections = ['sentences', 'faults', 'titles'] as const;

/** Something for each place of a sentence. */
const valuesFor = (text: string) =>
  Object.fromEntries([...text.matchAll(/\{(\w+)\}/g)].map(([, name = ''], index) => [name, index + 3]));

test.each(languageCodes)('in %s each sentence is said in its own words, whatever other is like it', code => {
  const told = sections.flatMap(section => {
    const texts: Readonly<Record<string, string>> = refusals[code][section];
    return Object.entries<string>(refusals.en[section]).map(([key, english]) => {
      const values = valuesFor(english);
      return { said: inLanguage(fill(english, values), code), meant: fill(texts[key] ?? '', values) };
    });
  });
  expect(told.filter(({ said, meant }) => said !== meant)).toEqual([]);
});

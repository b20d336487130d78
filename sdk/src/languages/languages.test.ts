import { describe, expect, test } from 'vitest';
import { fill } from './fill.ts';
import {
  calculators,
  hostedPages,
  languageCodes,
  languages,
  mails,
  refusals,
  sites,
  softened,
} from './index.ts';
import { matchLanguage } from './match.ts';

/** Every text of a tree of words, by its path. */
function texts(words: object, path = ''): [path: string, text: string][] {
  return Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${path}${name}`, value]] : texts(value, `${path}${name}.`),
  );
}

const all = (code: keyof typeof languages) =>
  texts({ ...calculators[code], ...refusals[code], ...sites[code], ...hostedPages[code], ...mails[code] });

/** What is the same in two languages and is meant to be: names, signs, and what the specification quotes in Malay. */
const shared = new Set(
  [
    'Model',
    'Deposit',
    'Edit',
    'Edit Data',
    'Edit Data JSON',
    'Edit Headline',
    'Headline',
    'Format',
    'Id',
    'Item {number}',
    'Model {number}',
  ].concat([
    'face.failed',
    'face.flatDisclaimer',
    'face.reducingDisclaimer',
    'presenter.disclaimer',
    'tools.profileFailed',
  ]),
);

describe.each(languageCodes)('%s', code => {
  test('has every word, and leaves none empty', () => {
    expect(all(code).map(([path]) => path)).toEqual(expect.arrayContaining(all('ms').map(([path]) => path)));
    expect(all(code).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('has the places of every sentence, named as in Malay', () => {
    const placesIn = (text = '') => (text.match(/\{\w+\}/g) ?? []).sort().join();
    const malay = new Map(all('ms'));
    expect(all(code).filter(([path, text]) => placesIn(text) !== placesIn(malay.get(path)))).toEqual([]);
  });

  test.each(languageCodes.filter(other => other < code))('leaves no word in %s', other => {
    const others = new Map(all(other));
    const same = all(code).filter(
      ([path, text]) =>
        others.get(path) === text &&
        /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, '')) &&
        !shared.has(text) &&
        !shared.has(path),
    );
    expect(same).toEqual([]);
  });

  test('has a name, a locale that browsers know, and words for a live stream', () => {
    expect(new Intl.DateTimeFormat(languages[code].locale).resolvedOptions().locale).toMatch(
      RegExp(`^${code}`),
    );
    expect(languages[code].name).not.toBe('');
    expect(softened[code]).not.toEqual([]);
  });
});

test('Chinese is written in Chinese', () => {
  const words = (text: string) => text.replace(/\{\w+\}/g, '');
  const others = all('zh').filter(([, text]) => /\p{L}/u.test(words(text)) && !/\p{Script=Han}/u.test(text));
  expect(others).toEqual([]);
});

test.each([
  [['zh-Hans-MY', 'en'], 'zh'],
  [['de', 'MS_my'], 'ms'],
  [['en-GB'], 'en'],
  [['fr', null, undefined, ''], undefined],
  [['zhx'], undefined],
])('of %j the first that there are words for is %s', (tags, language) => {
  expect(matchLanguage(tags)).toBe(language);
});

test('a place without a value stays, and a value is not filled again', () => {
  expect(fill('{a} {b} {a}', { a: '{b}' })).toBe('{b} {b} {b}');
  expect(fill('{none}', {})).toBe('{none}');
});

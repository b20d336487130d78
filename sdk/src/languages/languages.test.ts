import { describe, expect, test } from 'vitest';
import { paletteNames } from '../plans/index.ts';
import { fill } from './fill.ts';
import { calculators, hostedPages, languageCodes, languages, mails, refusals, sites } from './index.ts';
import { matchLanguage } from './match.ts';
import { softened } from './softened.ts';
import { sameTexts, texts } from './testing/texts.ts';

const wordsOf = (code: keyof typeof languages) => ({
  ...calculators[code],
  ...refusals[code],
  ...sites[code],
  ...hostedPages[code],
  ...mails[code],
});
const all = (code: keyof typeof languages) => texts(wordsOf(code));

/** What is the same in two languages and is meant to be: names, signs, and what the specification quotes in Malay. */
const shared = new Set(
  [
    'Model',
    'Deposit',
    'Edit',
    'Edit Data',
    'Edit Data JSON',
    'Format',
    'Id',
    'Item {number}',
    'Model {number}',
    'WhatsApp Admin',
  ].concat([
    'failure.failed',
    'depositLimit.note',
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
    expect(sameTexts(wordsOf(code), wordsOf(other), shared)).toEqual([]);
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

test.each(languageCodes)('in %s the front page says how many palettes there are', code => {
  const [themes] = sites[code].landing.features;
  expect(themes?.text.match(/\d+/g)).toEqual([`${paletteNames.length}`]);
});

test('a place without a value stays, and a value is not filled again', () => {
  expect(fill('{a} {b} {a}', { a: '{b}' })).toBe('{b} {b} {b}');
  expect(fill('{none}', {})).toBe('{none}');
});

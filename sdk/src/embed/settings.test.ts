import { expect, test } from 'vitest';
import { optionNames } from './options.ts';
import { attributesOf, setAttributes } from './settings.ts';

test('every setting has its attribute, and what is not set has none', () => {
  const attributes = attributesOf({ advisor: 'aisyah' });
  expect(Object.keys(attributes)).toEqual([...optionNames]);
  expect(Object.entries(attributes).filter(([, value]) => value !== null)).toEqual([['advisor', 'aisyah']]);
});

test('numbers and switches become text as HTML has it', () => {
  const settings = { advisor: 'aisyah', years: 7, deposit: 0, rate: 2.35, presenter: true } as const;
  expect(attributesOf(settings)).toMatchObject({ years: '7', deposit: '0', rate: '2.35', presenter: '' });
  expect(attributesOf({ ...settings, presenter: false }).presenter).toBeNull();
});

test('a sum of a program is the number that is meant', () => {
  expect(attributesOf({ advisor: 'aisyah', rate: 2.3 + 0.05, deposit: 4999.999999999 })).toMatchObject({
    rate: '2.35',
    deposit: '5000',
  });
});

test('another car has the deposit and the rate that are set with it, also where they are the same', () => {
  const set: string[] = [];
  const standing: Record<string, string> = { model: 'axia', deposit: '5000', lang: 'en' };
  const element = {
    getAttribute: (name: string) => standing[name] ?? null,
    setAttribute: (name: string) => void set.push(name),
    removeAttribute: () => {},
  };
  setAttributes(element as unknown as Element, { model: 'axia', deposit: '5000', lang: 'en' });
  expect(set).toEqual([]);
  setAttributes(element as unknown as Element, { model: 'myvi', deposit: '5000', lang: 'en' });
  expect(set).toEqual(['model', 'deposit']);
  // Of a variant only the rate is its own: what a buyer has typed for a deposit stays.
  setAttributes(element as unknown as Element, { model: 'axia', variant: 'axia-2', deposit: '5000' });
  expect(set).toEqual(['model', 'deposit', 'variant']);
  set.length = 2;
  setAttributes(element as unknown as Element, { deposit: '5000' });
  expect(set).toEqual(['model', 'deposit']);
});

test('only what is named is touched', () => {
  expect(attributesOf({ theme: 'theme-02' }, ['theme', 'lang'])).toEqual({ theme: 'theme-02', lang: null });
});

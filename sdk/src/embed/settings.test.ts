import { expect, test } from 'vitest';
import { optionNames } from './options.ts';
import { attributesOf } from './settings.ts';

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

test('only what is named is touched', () => {
  expect(attributesOf({ theme: 'theme-02' }, ['theme', 'lang'])).toEqual({ theme: 'theme-02', lang: null });
});

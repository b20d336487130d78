// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { perodua } from '../../catalogue/index.ts';
import { type Granting, ignoredSettings } from './ignored.ts';

const data: Granting = {
  palette: 'default',
  models: perodua,
  features: { custom_color: true, presenter_mode: true, theme_access: ['theme1'] },
};

/** What is wrong with attributes, one sentence each. */
function problemsOf(attributes: Readonly<Record<string, string>>): string[] {
  const element = document.createElement('loan-kereta');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return ignoredSettings(element, data).map(({ problem }) => problem);
}

test('a variant is one of the model that is named beside it, or of the first', () => {
  expect(problemsOf({ variant: 'axia-1-0-se' })).toEqual([]);
  expect(problemsOf({ model: 'myvi', variant: 'myvi-1-5-av' })).toEqual([]);
  for (const model of ['', 'axia'])
    expect(problemsOf({ model, variant: 'myvi-1-5-av' }).slice(-1)).toEqual([
      'The attribute variant="myvi-1-5-av" has no effect: it needs model="myvi" beside it.',
    ]);
  expect(problemsOf({ variant: 'kancil' })).toEqual([
    'The attribute variant="kancil" has no effect: it can be the id of a variant such as axia-1-0-e.',
  ]);
});

test('a rate is one that the calculator takes', () => {
  for (const rate of ['2.9', '2,90%', '0', '20']) expect([rate, problemsOf({ rate })]).toEqual([rate, []]);
  for (const rate of ['29', '20.01', 'low', '-1', ''])
    expect([rate, problemsOf({ rate })]).not.toEqual([rate, []]);
});

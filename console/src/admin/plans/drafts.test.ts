import { expect, test } from 'vitest';
import { type Draft, draftOf, faultsOf, offerOf } from './drafts.ts';

const draft: Draft = { name: 'premium', price: '49', offer: '', description: 'All of it', popular: true };

test('a plan comes back from its fields as it was, to the sen', () => {
  const plan = {
    name: 'premium',
    price: 49.9,
    offer_price: 39,
    description: 'All of it',
    is_popular: false,
  } as const;
  expect(draftOf(plan)).toMatchObject({ price: '49.90', offer: '39' });
  expect(offerOf(draftOf(plan))).toEqual(plan);
  expect(offerOf(draft)).not.toHaveProperty('offer_price');
});

test.each([
  [{}, {}],
  [{ price: '' }, { price: 'amount' }],
  [{ price: '49.999' }, { price: 'ambiguous' }],
  [{ price: '-1' }, { price: 'amount' }],
  [{ price: '999999999' }, { price: 'most' }],
  [{ price: '49,90' }, { price: 'ambiguous' }],
  [{ offer: 'x' }, { offer: 'amount' }],
  [{ offer: '49' }, { offer: 'offerLower' }],
  [{ offer: '48.99' }, {}],
  [{ description: ' ' }, { description: 'description' }],
])('of %o is wrong: %o', (changes, faults) => {
  expect(faultsOf({ ...draft, ...changes })).toEqual(faults);
});

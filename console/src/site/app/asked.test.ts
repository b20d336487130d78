import { expect, test } from 'vitest';
import { askedBy } from './asked.ts';

const optionsOf = (query: string) => askedBy(new URLSearchParams(query)).options;

test('an address asks for car, loan and language, and for nothing else by its options', () => {
  const given = { model: 'alza', years: '5', deposit: '10000', rate: '3.1', method: 'reducing', lang: 'zh' };
  expect(optionsOf(`${new URLSearchParams(given)}&theme=2&advisor=x&api=https://evil.example`)).toEqual(
    given,
  );
  expect(optionsOf('rate=5.33&rate_kind=effective')).toEqual({ rate: '5.33', 'rate-kind': 'effective' });
  expect(optionsOf('lang=xx&theme=1')).toEqual({});
});

test('a kind of rate that is none is not asked for', () => {
  expect(optionsOf('rate=2.9&rate_kind=EFFECTIVE')).toEqual({ rate: '2.9' });
  expect(optionsOf('rate=5.33&rate_kind=effective')).toEqual({ rate: '5.33', 'rate-kind': 'effective' });
});

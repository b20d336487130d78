import { type CarModel, perodua } from '@loan-kereta/sdk/catalogue';
import { calculateLoan, kindOf, type Rate, tenureYears } from '@loan-kereta/sdk/loan';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCalculator } from './store.ts';

function calculator(models: readonly CarModel[] = perodua) {
  const made = createCalculator();
  made.setModels(models);
  return made;
}

const flat = (value: number): Rate => ({ value, kind: 'flat' });
const effective = (value: number): Rate => ({ value, kind: 'effective' });

test('starts on the first model and variant, nine years, its rate, no deposit', () => {
  const { modelCode, variantId, tenureYears, rate, deposit, method } = calculator().getState();
  expect({ modelCode, variantId, tenureYears, rate, deposit, method }).toEqual({
    modelCode: 'axia',
    variantId: 'axia-1-0-e',
    tenureYears: 9,
    rate: flat(2.9),
    deposit: 0,
    method: 'flat',
  });
});

test('choosing a model sets its rate, chooses its first variant and takes the deposit back', () => {
  const made = calculator();
  made.setDeposit(5000);
  made.setRate(flat(4.1));
  made.chooseModel('ativa');
  const { variantId, rate, deposit, otr } = made.getState();
  expect({ variantId, rate, deposit, otr }).toEqual({
    variantId: 'ativa-1-0t-x',
    rate: flat(2.35),
    deposit: 0,
    otr: 70260,
  });
});

test('choosing a variant keeps the deposit, within its price', () => {
  const made = calculator();
  made.chooseVariant('axia-1-0-se');
  made.setDeposit(46310);
  expect(made.getState().loan?.principal).toBe(0);
  made.chooseVariant('axia-1-0-e');
  expect(made.getState().deposit).toBe(40310);
});

test('a variant’s own rate goes before its model’s', () => {
  const made = calculator([
    { code: 'a', name: 'A', rate: 3, variants: [{ id: 'x', name: 'X', otr: 50_000, rate: 2.5 }] },
  ]);
  expect(made.getState().rate).toEqual(flat(2.5));
});

describe('the rate', () => {
  const at = (model: number, x?: number): CarModel[] => [
    {
      code: 'a',
      name: 'A',
      rate: model,
      variants: [
        { id: 'x', name: 'X', otr: 50_000, ...(x === undefined ? {} : { rate: x }) },
        { id: 'y', name: 'Y', otr: 60_000 },
      ],
    },
  ];

  test('that nobody typed follows the data', () => {
    const made = calculator(at(2.9));
    made.setModels(at(5));
    expect(made.getState().rate).toEqual(flat(5));
    made.setModels(at(5, 3.4));
    expect(made.getState().rate).toEqual(flat(3.4));
  });

  test('that was typed outlives other data', () => {
    const made = calculator(at(2.9));
    made.setRate(flat(4.1));
    made.setModels(at(5, 3.4));
    expect(made.getState().rate).toEqual(flat(4.1));
  });

  test('of one variant is not the next one’s', () => {
    const made = calculator(at(2.9, 3.4));
    expect(made.getState().rate).toEqual(flat(3.4));
    made.chooseVariant('y');
    expect(made.getState().rate).toEqual(flat(2.9));
    made.setRate(flat(4.1));
    expect(made.getState()).toMatchObject({ rate: flat(4.1), touchedRate: flat(4.1) });
    made.chooseVariant('x');
    expect(made.getState()).toMatchObject({ rate: flat(3.4), touchedRate: undefined });
  });

  test('that was typed can be put back to the car’s own', () => {
    const made = calculator(at(2.9, 3.4));
    made.setRate(flat(4.1));
    made.setRate();
    expect(made.getState()).toMatchObject({ rate: flat(3.4), touchedRate: undefined });
  });

  test('that an embedder gives counts as typed, and outlives a change of anything but the car', () => {
    const made = calculator(at(2.9));
    made.apply({ touchedRate: flat(3.7) });
    made.apply({ modelCode: 'a', variantId: 'x', deposit: 1000, tenureYears: 5 });
    expect(made.getState().rate).toEqual(flat(3.7));
    made.apply({ variantId: 'y' });
    expect(made.getState().rate).toEqual(flat(2.9));
  });

  test('moves also while there is no variant', () => {
    const made = calculator([{ code: 'a', name: 'A', rate: 3, variants: [] }]);
    expect(made.getState().rate).toEqual(flat(3));
    made.setRate(flat(4.1));
    expect(made.getState().rate).toEqual(flat(4.1));
  });
});

describe('a catalogue that lacks something', () => {
  test('no models: nothing to show, and nothing thrown', () => {
    expect(calculator([]).getState()).toMatchObject({ model: undefined, loan: undefined, otr: 0 });
  });

  test('a model without variants: no loan until another is chosen', () => {
    const made = calculator([{ code: 'a', name: 'A', rate: 3, variants: [] }, ...perodua]);
    expect(made.getState().loan).toBeUndefined();
    made.chooseModel('myvi');
    expect(made.getState().loan?.instalment).toBe(680);
  });

  test('a model without rate has 2.90', () => {
    const bare = [
      { code: 'a', name: 'A', variants: [{ id: 'x', name: 'X', otr: 1 }] },
    ] as unknown as CarModel[];
    expect(calculator(bare).getState()).toMatchObject({ otr: 1, rate: flat(2.9) });
  });

  test('a variant without a price is kept in the list and not offered', () => {
    const list = [
      { code: 'a', name: 'A', rate: 3, variants: [{ id: 'x', name: 'X' }] },
      {
        code: 'b',
        name: 'B',
        rate: 3,
        variants: [
          { id: 'y', name: 'Y', otr: 0 },
          { id: 'z', name: 'Z', otr: 1 },
        ],
      },
    ] as unknown as CarModel[];
    const made = calculator(list);
    expect(made.getState()).toMatchObject({ list, models: [{ code: 'b', variants: [{ id: 'z' }] }] });
    expect(made.getState().variant?.id).toBe('z');
    made.apply({ modelCode: 'a', variantId: 'x' });
    expect(made.getState().variant?.id).toBe('z');
  });
});

describe('another method', () => {
  test('converts the car’s own rate for each tenure, and shows it again', () => {
    const made = calculator();
    made.setMethod('reducing');
    const shown = tenureYears.map(years => {
      made.setTenure(years);
      return made.getState().rate;
    });
    expect(shown).toEqual([effective(5.46), effective(5.4), effective(5.33)]);
    made.setMethod('flat');
    expect(made.getState()).toMatchObject({ rate: flat(2.9), touchedRate: undefined });
  });

  test('keeps the instalment, until the rate is moved', () => {
    const made = calculator();
    made.setMethod('reducing');
    expect(made.getState()).toMatchObject({ rate: effective(5.33), loan: { instalment: 471 } });
    made.setRate(effective(4.5));
    expect(made.getState()).toMatchObject({ rate: effective(4.5), loan: { instalment: 455 } });
  });

  test('keeps a touched rate as it was set', () => {
    const made = calculator();
    made.setRate(flat(3.1));
    made.setMethod('reducing');
    expect(made.getState().rate).toEqual(effective(5.67));
    made.setMethod('flat');
    expect(made.getState().rate).toEqual(flat(3.1));
    made.setMethod('reducing');
    made.setRate(effective(5.34));
    made.setTenure(5);
    expect(made.getState().rate).toEqual(effective(5.34));
    made.setMethod('flat');
    made.setMethod('reducing');
    expect(made.getState().rate).toEqual(effective(5.34));
  });
});

test('a new catalogue keeps what was chosen and entered, where it still has it', () => {
  const made = calculator();
  made.chooseModel('myvi');
  made.setDeposit(8260);
  made.setModels(perodua.filter(({ code }) => code !== 'axia'));
  expect(made.getState()).toMatchObject({ modelCode: 'myvi', deposit: 8260 });
  made.setModels(perodua.filter(({ code }) => code === 'alza'));
  expect(made.getState()).toMatchObject({ modelCode: 'alza', deposit: 0 });
});

test('apply takes a model and what goes with it, and passes over what the catalogue does not have', () => {
  const made = calculator();
  made.apply({
    modelCode: 'bezza',
    variantId: 'bezza-1-3-av',
    deposit: 4030,
    tenureYears: 7,
    touchedRate: flat(3.1),
  });
  const state = made.getState();
  expect(state).toMatchObject({ variantId: 'bezza-1-3-av', deposit: 4030, tenureYears: 7, rate: flat(3.1) });
  made.apply({ modelCode: 'kancil', variantId: 'nothing' });
  expect(made.getState()).toMatchObject({ modelCode: 'bezza', variantId: 'bezza-1-3-av', deposit: 4030 });
});

test('whatever is done, the loan is the one of the inputs on screen', () => {
  const codes = perodua.map(({ code }) => code);
  const variants = perodua.flatMap(model => model.variants.map(({ id }) => id));
  type Made = ReturnType<typeof createCalculator>;
  const step = fc.oneof(
    fc.constantFrom(...codes).map(code => (made: Made) => made.chooseModel(code)),
    fc.constantFrom(...variants).map(id => (made: Made) => made.chooseVariant(id)),
    fc.double({ min: -10, max: 1e6, noNaN: true }).map(value => (made: Made) => made.setDeposit(value)),
    fc.constantFrom(...tenureYears).map(years => (made: Made) => made.setTenure(years)),
    fc.integer({ min: 0, max: 2000 }).map(rate => (made: Made) => {
      const { method } = made.getState();
      made.setRate({ value: rate / 100, kind: kindOf(method) });
    }),
    fc
      .constantFrom('flat' as const, 'reducing' as const)
      .map(method => (made: Made) => made.setMethod(method)),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), steps => {
      const made = calculator();
      for (const take of steps) take(made);
      const { loan, variant, otr, deposit, rate, tenureYears: years, method } = made.getState();
      expect(deposit).toBeGreaterThanOrEqual(0);
      expect(deposit).toBeLessThanOrEqual(otr);
      const given = { otr, deposit, rate: rate.value, rateKind: rate.kind, years, method };
      if (variant) expect(rate.kind).toBe(kindOf(method));
      expect(loan).toEqual(variant && calculateLoan(given));
    }),
  );
});

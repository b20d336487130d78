import { perodua } from '@loan-kereta/sdk/catalogue';
import { ratesIn } from '@loan-kereta/sdk/rules';
import { expect, test } from 'vitest';
import { checkData } from './data-check.ts';

test('the built-in catalogue is good data', () => {
  expect(checkData(JSON.stringify({ models: perodua }))).toEqual({
    models: JSON.parse(JSON.stringify(perodua)),
  });
});

test('a slip of syntax is found by line and column', () => {
  expect(checkData('{\n  "models": [\n    { "code": "axia", }\n  ]\n}')).toMatchObject({ line: 3 });
  expect(checkData('')).toHaveProperty('problem');
  expect(checkData('{"models": [] ] }')).toMatchObject({ line: 1, column: 15 });
});

test('a value that cannot be calculated with is found by its path', () => {
  expect(checkData('{"models": []}')).toEqual({ problem: 'models: [{…}]' });
});

test('a stored rate above the ceiling may stay, but not change', () => {
  const axia = {
    ...{ brand: 'Perodua', code: 'axia', name: 'Axia', rate: 9.8 },
    variants: [{ id: 'e', name: 'E', otr: 40_310 }],
  };
  const problemOf = (model: object) => {
    const checked = checkData(JSON.stringify({ models: [model] }), ratesIn([axia]));
    return 'problem' in checked ? checked.problem : undefined;
  };
  expect(problemOf({ ...axia, name: 'Axia 1.0' })).toBeUndefined();
  expect(problemOf({ ...axia, rate: 9.81 })).toBe('models[0].rate: 0.00 – 9.54');
  expect(problemOf({ ...axia, code: 'bezza' })).toBe('models[0].rate: 0.00 – 9.54');
  expect(problemOf({ ...axia, variants: [{ ...axia.variants[0], rate: 9.8 }] })).toBe(
    'models[0].variants[0].rate: 0.00 – 9.54',
  );
});

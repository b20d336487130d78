import { perodua } from '@loan-kereta/sdk/catalogue';
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

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

const withVariant = (variant: object) => ({
  models: [{ code: 'axia', name: 'Axia', rate: 2.9, variants: [{ id: 'e', name: 'E', otr: 1, ...variant }] }],
});

test.each([
  [null, 'models'],
  [[], 'models'],
  [{ models: {} }, 'models'],
  [{ models: [7] }, 'models[0]'],
  [{ models: [{ code: '' }] }, 'models[0].code'],
  [{ models: [{ code: 'a', name: 'A', rate: 11 }] }, 'models[0].rate'],
  [{ models: [{ code: 'a', name: 'A', rate: 2 }] }, 'models[0].variants'],
  [withVariant({ id: ' ' }), 'models[0].variants[0].id'],
  [withVariant({ name: 'x'.repeat(201) }), 'models[0].variants[0].name'],
  [withVariant({ otr: -1 }), 'models[0].variants[0].otr'],
  [withVariant({ otr: '5' }), 'models[0].variants[0].otr'],
  [withVariant({ rate: 10.01 }), 'models[0].variants[0].rate'],
])('%j is refused at %s', (document, path) => {
  expect(checkData(JSON.stringify(document))).toEqual({
    problem: expect.stringMatching(path.replace(/[[\]]/g, '\\$&')),
  });
});

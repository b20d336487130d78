import { perodua } from '@loan-kereta/sdk/catalogue';
import { expect, test } from 'vitest';
import { firstFault } from './models-check.ts';

test('the built-in catalogue has no fault', () => {
  expect(firstFault({ models: perodua })).toBeUndefined();
});

const model = { code: 'axia', name: 'Axia', rate: 2.9, variants: [{ id: 'e', name: 'E', otr: 1 }] };
const withVariant = (variant: object) => ({
  models: [{ ...model, variants: [{ ...model.variants[0], ...variant }] }],
});

test.each([
  [null, 'models: '],
  [[], 'models: '],
  [{ models: {} }, 'models: '],
  [{ models: [] }, 'models: '],
  [{ models: [7] }, 'models[0]: '],
  [{ models: [{ ...model, code: '' }] }, 'models[0].code: '],
  [{ models: [{ ...model, code: 'a b' }] }, 'models[0].code: '],
  [{ models: [{ ...model, rate: 11 }] }, 'models[0].rate: '],
  [{ models: [{ ...model, rate: 2.905 }] }, 'models[0].rate: '],
  [{ models: [{ ...model, variants: undefined }] }, 'models[0].variants: '],
  [{ models: [model, model] }, 'models[1].code = models[0].code'],
  [{ models: [model, { ...model, code: 'b' }] }, 'models[1].variants[0].id = models[0].variants[0].id'],
  [withVariant({ id: ' ' }), 'models[0].variants[0].id: '],
  [withVariant({ name: 'x'.repeat(201) }), 'models[0].variants[0].name: '],
  [withVariant({ otr: -1 }), 'models[0].variants[0].otr: '],
  [withVariant({ otr: '5' }), 'models[0].variants[0].otr: '],
  [withVariant({ otr: 40310.5 }), 'models[0].variants[0].otr: '],
  [withVariant({ rate: 10.01 }), 'models[0].variants[0].rate: '],
])('%j has its first fault at %s', (document, path) => {
  expect(firstFault(document)?.startsWith(path)).toBe(true);
});

import { perodua } from '@loan-kereta/sdk/catalogue';
import { editedModelsSchema } from '@loan-kereta/sdk/contract';
import { catalogueLimits } from '@loan-kereta/sdk/rules';
import fc from 'fast-check';
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
  [withVariant({ name: 'x'.repeat(61) }), 'models[0].variants[0].name: '],
  [withVariant({ otr: -1 }), 'models[0].variants[0].otr: '],
  [withVariant({ otr: '5' }), 'models[0].variants[0].otr: '],
  [withVariant({ otr: 40310.5 }), 'models[0].variants[0].otr: '],
  [withVariant({ rate: 10.01 }), 'models[0].variants[0].rate: '],
])('%j has its first fault at %s', (document, path) => {
  expect(firstFault(document)?.startsWith(path)).toBe(true);
});

test('what belongs there is told as the rule has it', () => {
  expect(firstFault({ models: [{ ...model, code: 'a b' }] })).toBe(
    'models[0].code: "A–Z, a–z, 0–9, _ . -" ≤ 60',
  );
  expect(firstFault(withVariant({ id: 'x'.repeat(65) }))).toContain('≤ 64');
  expect(firstFault(withVariant({ image: 'ftp://example.com' }))).toBe(
    'models[0].variants[0].image: "https://…" / "/…" ≤ 500',
  );
  expect(firstFault(withVariant({ id: 'Myvi_1.5-X', image: '/a.webp' }))).toBeUndefined();
});

const lists = [catalogueLimits.items, catalogueLimits.items + 1];
const text = fc.oneof(
  fc.constantFrom('', ' ', 'a', 'a\nb', '\u200b', '\ud800', 'x'.repeat(60), 'x'.repeat(61), 'x'.repeat(65)),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const number = fc.oneof(fc.constantFrom(0, -1, 0.5, 2.355, 10, 10.01, 10_000_000, 10_000_001), fc.double());
const image = fc.constantFrom(
  undefined,
  null,
  '',
  '/a.webp',
  '//evil.example/a',
  '/uploads/a.webp',
  '/\\evil.example',
  'http://example.com/a.png',
  'https://user:word@example.com/',
  'ftp://example.com',
  `https://example.com/${'é'.repeat(400)}`,
);
const or = <Value>(good: Value, ...others: fc.Arbitrary<unknown>[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant<unknown>(good) }, ...others);
const variants = fc.array(
  fc.record({
    id: fc.oneof(
      fc.integer({ min: 0, max: 50 }).map(n => `v${n}`),
      text,
    ),
    name: or('1.0 E', text),
    otr: or(40_310, number, text),
    rate: or(2.9, number, fc.constant(undefined)),
    image: or('/a.webp', image),
  }),
  { maxLength: 3 },
);
const documents = fc.record({
  models: or(
    [model],
    fc.array(
      or(
        model,
        fc.record({
          brand: or('Perodua', text, fc.constant(undefined)),
          code: or('axia', text),
          name: or('Axia', text),
          rate: or(2.9, number),
          heroImage: image,
          body: or('suv', text, fc.constant(undefined)),
          variants: or([], variants),
        }),
      ),
      { maxLength: 3 },
    ),
    fc
      .constantFrom(...lists)
      .map(count => Array.from({ length: count }, (_, i) => ({ ...model, code: `c${i}`, variants: [] }))),
    fc
      .constantFrom(...lists)
      .map(count => [
        { ...model, variants: Array.from({ length: count }, (_, i) => ({ id: `v${i}`, name: 'E', otr: 1 })) },
      ]),
  ),
});

test('it finds a fault where the server does, and nowhere else', () => {
  fc.assert(
    fc.property(documents, document => {
      const isGood = firstFault(document, () => true) === undefined;
      expect(isGood).toBe(editedModelsSchema.safeParse(document).success);
    }),
    { numRuns: 1000 },
  );
});

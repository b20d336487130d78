import { expect, test } from 'vitest';
import { editorWords } from '../words.ts';
import { faultsBy } from './live.ts';

const words = await editorWords.read('en');

const faults = faultsBy(
  {
    type: 'object',
    required: ['items'],
    properties: {
      items: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'price'],
          properties: {
            id: { type: 'string', minLength: 1, maxLength: 8 },
            price: { type: 'integer', minimum: 0, maximum: 10_000_000 },
            image: { anyOf: [{ type: 'string' }, { type: 'null' }] },
          },
        },
      },
    },
  } as object,
  words.faults,
);

test.each([
  [{ items: [{ id: 'axia', price: 1 }] }, []],
  [{ items: [{ id: 'axia', price: -5 }] }, [['items.0.price', 'Use at least 0.']]],
  [{ items: [{ id: 'axia', price: '1' }] }, [['items.0.price', 'This has to be: integer.']]],
  [{ items: [{ id: 'axia' }] }, [['items.0', 'Missing: price.']]],
  [{ items: [{ id: '', price: 1 }] }, [['items.0.id', 'Please fill this in.']]],
  [{ items: [{ id: 'far-too-long', price: 1 }] }, [['items.0.id', 'Use at most 8 characters.']]],
  [{}, [['', 'Missing: items.']]],
])('%j has these faults: %j', (data, expected) => {
  expect(faults(JSON.stringify(data)).map(({ path, message }) => [path, message])).toEqual(expected);
});

test('what is no JSON has none of them: it is said in another way', () => {
  expect(faults('{ "items": ')).toEqual([]);
});

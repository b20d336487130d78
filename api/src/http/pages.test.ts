import { listQuery } from '@loan-kereta/sdk/contract';
import { expect, test } from 'vitest';
import type { Order } from '../db/pages.ts';
import { readCursor, writeCursor } from './pages.ts';

const order: Order = {
  name: '-sent_at',
  by: [
    { name: 'sent_at', kind: 'date', nullable: true },
    { name: 'address', kind: 'text' },
    { name: 'id', kind: 'number' },
  ],
  descending: true,
};
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test.each([[[new Date(5), 'siti@example.com', 7]], [[null, '', 0]], [[new Date(0), '阿里 😀', -1]]])(
  'the position %j is read as it was written',
  position => {
    const cursor = writeCursor(order, position);
    expect(cursor).toMatch(/^[\w-]+$/);
    expect(readCursor(order, cursor)).toEqual(position);
  },
);

test('the longest position can be carried to the next page', () => {
  const longest = [new Date('9999-12-31'), '阿'.repeat(300), 2_147_483_647];
  const { cursor = '' } = listQuery({ sorts: ['-sent_at'], filters: {} }).parse({
    cursor: writeCursor(order, longest),
  });
  expect(readCursor(order, cursor)).toEqual(longest);
});

test.each([
  ['no base64', '%%%'],
  ['no JSON', Buffer.from('[1,').toString('base64url')],
  ['nothing', ''],
  ['a number', encoded(1)],
  ['another order', encoded(['sent_at', 5, 'a', 1])],
  ['too little', encoded(['-sent_at', 5, 'a'])],
  ['too much', encoded(['-sent_at', 5, 'a', 1, 2])],
  ['a text for a date', encoded(['-sent_at', '5', 'a', 1])],
  ['a date that there is not', encoded(['-sent_at', 1e18, 'a', 1])],
  ['null where there is none', encoded(['-sent_at', 5, null, 1])],
  ['an object', encoded(['-sent_at', 5, { toString: 'x' }, 1])],
  ['half a character', encoded(['-sent_at', 5, '\ud800', 1])],
  ['a number that is no id', encoded(['-sent_at', 5, 'a', 1e300])],
])('a cursor with %s is refused, and the field named', (_, cursor) => {
  expect(() => readCursor(order, cursor)).toThrow(
    expect.objectContaining({
      code: 'invalid_request',
      fields: [expect.objectContaining({ path: 'cursor' })],
    }),
  );
});

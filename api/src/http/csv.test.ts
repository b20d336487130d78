import { expect, test } from 'vitest';
import { z } from 'zod';
import { csv } from './csv.ts';

const row = z.object({ at: z.iso.datetime(), end: z.union([z.iso.datetime(), z.literal('Never')]) });

test('times are on Malaysia’s clock, with the zone in the column’s name', async () => {
  const rows = [
    { at: '2026-12-31T16:30:00.000Z', end: 'Never' },
    { at: '2026-06-01T00:00:59.999Z', end: '2026-06-01T15:59:59.000Z' },
  ];
  let text = '';
  for await (const part of csv({ name: 'x.csv', type: 'text/csv', row }, [rows])) text += part;
  expect(text.replace('\ufeff', '').trimEnd().split('\r\n')).toEqual([
    'at (Malaysia UTC+8),end (Malaysia UTC+8)',
    '2027-01-01 00:30:00,Never',
    '2026-06-01 08:00:59,2026-06-01 23:59:59',
  ]);
});

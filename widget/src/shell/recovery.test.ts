import { featuresOf } from '@loan-kereta/sdk/contract';
import { entitlements } from '@loan-kereta/sdk/plans';
import { expect, test } from 'vitest';
import type { EmbedData } from '../session/embed-data.ts';
import { recover } from './recovery.ts';

test('an advisor of whom nothing is known has what the free plan grants', async () => {
  const shown: EmbedData[] = [];
  const nobody = () => Promise.reject(new Response(null, { status: 404 }));
  await recover(
    { options: { advisor: 'nobody' } },
    nobody(),
    nobody,
    data => shown.push(data),
    () => {},
    () => true,
    () => {},
  );
  expect(shown.at(-1)).toMatchObject({ plan: 'basic', features: featuresOf(entitlements('basic')) });
});

import { ApiProblem } from '@loan-kereta/sdk/client';
import { expect, test } from 'vitest';
import { explain } from './explain.ts';

const words = { failed: 'Login failed.', unreachable: 'No connection.' };
const garbled = { status: 502 };

test('a refusal shows its `detail`, or else the fallback sentence', () => {
  const told = new ApiProblem('unexpected_response', { status: 403, detail: 'Not from this network.' });
  expect(explain(told, words)).toBe('Not from this network.');
  expect(explain(new ApiProblem('unexpected_response', garbled), words)).toBe(words.failed);
  expect(explain(new ApiProblem('network_failed'), words)).toBe(words.unreachable);
  expect(explain(new Error('x'), words)).toBe(words.failed);
});

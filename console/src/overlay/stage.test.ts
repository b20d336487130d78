// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createStage } from './stage.ts';

test('code that could not be had is asked for again with the next figures', async () => {
  const stage = createStage(document.body);
  const state = { advisor: 'siti', model: 'myvi', variant: 'myvi-1', years: 9, deposit: 0, rate: 2.9 };
  const figures = state as unknown as Parameters<typeof stage.show>[0];
  const scripts = () => document.querySelectorAll('script[src$="/loan-kereta.js"]');
  stage.show(figures);
  await vi.waitUntil(() => scripts().length === 1);
  scripts()[0]?.dispatchEvent(new Event('error'));
  await vi.waitUntil(() => scripts().length === 0);
  stage.show(figures);
  await vi.waitUntil(() => scripts().length === 1);
  expect(document.querySelectorAll('loan-kereta')).toHaveLength(1);
});

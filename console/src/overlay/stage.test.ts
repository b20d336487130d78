// @vitest-environment jsdom
import type { WatchedState } from '@loan-kereta/sdk/contract';
import { expect, test } from 'vitest';
import { createStage } from './stage.ts';

test('code that could not be had is asked for again with the next figures', async () => {
  const stage = createStage(document.body);
  const figures: WatchedState = {
    advisor: 'siti',
    link: 'abcd2345',
    model: 'myvi',
    variant: 'myvi-1',
    years: 9,
    deposit: 0,
    rate: 2.9,
    method: 'flat',
    theme: 'theme-01',
    lang: 'ms',
  };
  const scripts = () => document.querySelectorAll('script[src$="/loan-kereta.js"]');
  stage.show(figures);
  await expect.poll(scripts).toHaveLength(1);
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect.poll(scripts).toHaveLength(0);
  stage.show(figures);
  await expect.poll(scripts).toHaveLength(1);
  expect(document.querySelectorAll('loan-kereta')).toHaveLength(1);
});

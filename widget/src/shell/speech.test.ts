// @vitest-environment jsdom

import type { Dictionary, Language } from '@loan-kereta/sdk/languages';
import { afterEach, beforeEach, expect, test } from 'vitest';
import fetchSpeech from './speech.ts';

const told: string[] = [];
let host: HTMLElement;
beforeEach(() => {
  told.length = 0;
  document.documentElement.lang = 'ms';
  host = document.createElement('div');
  host.attachShadow({ mode: 'open' });
  document.body.append(host);
});
afterEach(() => host.remove());

/** Puts a calculator that follows the page into the host. */
async function follow(name: string): Promise<HTMLElement> {
  const container = document.createElement('div');
  container.className = 'lk';
  host.shadowRoot?.append(container);
  await fetchSpeech(
    'auto',
    () => Promise.reject(new Error('No words are needed.')),
    host,
    () => told.push(name),
  );
  return container;
}

/** Has the page speak another language. By then whoever watches it has been told. */
async function speak(language: string): Promise<void> {
  document.documentElement.lang = language;
  await Promise.resolve();
}

test('a calculator is told once that the page speaks another language, and so is only the last one', async () => {
  await follow('first');
  await follow('second');
  await speak('en');
  await speak('zh');
  expect(told).toEqual(['second']);
});

test('the words of a language that the page has left again are not spoken when they come', async () => {
  const chinese = Promise.withResolvers<Dictionary>();
  document.documentElement.lang = 'zh';
  const words = (language: Language) =>
    language === 'zh' ? chinese.promise : Promise.resolve({ face: language } as unknown as Dictionary);
  const speech = fetchSpeech('auto', words, host, () => {});
  document.documentElement.lang = 'en';
  chinese.resolve({} as Dictionary);
  expect(await speech).toMatchObject({ language: 'en', words: 'en' });
});

test('a calculator that is gone is told nothing, also where its place stays', async () => {
  (await follow('first')).remove();
  await Promise.resolve();
  await speak('en');
  expect(told).toEqual([]);
});

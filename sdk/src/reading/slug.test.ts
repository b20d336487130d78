import { expect, test } from 'vitest';
import { readSlug } from './slug.ts';

test.each([
  'demo-basic',
  'https://calculator.example/a/demo-basic',
  'calculator.example/a/demo-basic/?lang=zh#top',
  '/a/demo-basic',
  'https://calculator.example/A/Demo-Basic/',
  'a/demo-basic',
  'https://calculator.example/loan-kereta.js?advisor=demo-basic&x=1',
  '@demo-basic',
  '/demo-basic/',
  ' Demo-Basic ',
  'DEMO-BASIC',
  'demo–basic',
  'demo—basic',
  'demo\u2212basic',
  'demo\u00ad-basic',
  'demo-\u200bbasic\ufeff',
  '“demo-basic”',
  '‘demo-basic’',
  '"demo-basic"',
  'ｄｅｍｏ－ｂａｓｉｃ',
])('E12: %j is one name', written => {
  expect(readSlug(written)).toBe('demo-basic');
});

test.each(['demo basic', 'demo_basic', 'aisyah@example.com', 'https://calculator.example/', ''])(
  'E12: %j is none',
  written => {
    expect(readSlug(written)).not.toMatch(/^[a-z0-9-]+$/);
  },
);

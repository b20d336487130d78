import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import CarArt from './index.tsx';

const CODES = ['axia', 'bezza', 'myvi', 'ativa', 'alza', 'aruz'];
const draw = (code: string, label = '') => renderToStaticMarkup(createElement(CarArt, { code, label }));

test('each model has a drawing of its own', () => {
  expect(new Set([...CODES, 'unknown'].map(code => draw(code))).size).toBe(CODES.length + 1);
});

test.each(['', 'kancil', 'toString', '__proto__'])('the code %j gets the plain car', code => {
  expect(draw(code)).toBe(draw('unknown'));
});

test.each([...CODES, 'unknown'])('%s is whole, and needs neither inline styles nor ids', code => {
  const markup = draw(code);
  expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  // strict Content-Security-Policy, and many drawings on a page: no inline style, no id to clash
  expect(markup).not.toMatch(/ style=| id=|url\(/);
});

test('a label names the drawing; without one it is decoration', () => {
  expect(draw('myvi', 'Perodua Myvi')).toMatch(/^<svg[^>]* role="img" aria-label="Perodua Myvi"/);
  expect(draw('myvi', 'Perodua Myvi')).not.toContain('aria-hidden');
  expect(draw('myvi')).toMatch(/^<svg[^>]* aria-hidden="true"/);
  expect(draw('myvi')).not.toContain('role=');
});

import { bodyTypes, type CarModel } from '@loan-kereta/sdk/catalogue';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import CarArt from './index.tsx';

const CODES = ['axia', 'bezza', 'myvi', 'ativa', 'alza', 'aruz'];
const draw = (code: string, label = '', other: Partial<CarModel> = {}) =>
  renderToStaticMarkup(
    createElement(CarArt, { model: { code, name: code, rate: 2.9, variants: [], ...other }, label }),
  );

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

test('a body has a drawing of its own, and a body that nobody drew is a hatchback', () => {
  const ofBody = (body: string) => draw('x', '', { brand: 'Proton', body: body as never });
  expect(new Set(bodyTypes.map(ofBody)).size).toBe(bodyTypes.length);
  for (const body of bodyTypes) expect(ofBody(body)).not.toMatch(/NaN|undefined|Infinity| style=| id=|url\(/);
  expect(ofBody('tractor')).toBe(ofBody('hatch'));
});

test('another brand’s Myvi is not ours', () => {
  expect(draw('myvi', '', { brand: 'Perodua' })).toBe(draw('myvi'));
  expect(draw('myvi', '', { brand: 'Proton' })).toBe(draw('unknown'));
});

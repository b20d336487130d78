import { expect, test } from 'vitest';
import type { Car } from '../list.ts';
import { readPrices } from './csv.ts';
import { differencesOf, over, stepped } from './draft.ts';

const car = (id: string, otr: number, defaultRate = 2.9): Car => ({
  ...{ id, otr, defaultRate, brand: 'Perodua', code: 'axia', model: 'Axia', variant: id },
  ...{ image: null, body: null, active: true, includes_insurance: false },
});
const cars = [car('axia-e', 40_310), car('axia-g', 42_310), car('alza', 76_280, 2.35)];
const changes = (text: string) => {
  const { draft, faults } = readPrices(text, cars);
  return {
    faults,
    found: differencesOf(cars, draft).map(({ car: { id }, price, rate }) => ({ id, price, rate })),
  };
};

test('a table is read as any spreadsheet writes it, and only what differs is a change', () => {
  const found = [{ id: 'axia-e', price: 41_000, rate: 2.9 }];
  for (const text of [
    'id,name,price,rate,image\r\naxia-e,Axia E,41000,2.9,\r\nalza,Alza,76280,2.35,\r\n',
    '\ufeffID;Price;Rate\naxia-e;"RM 41,000";2,90\n\n',
    'price\tid\n41000.00\taxia-e\n',
  ])
    expect(changes(text)).toEqual({ faults: [], found });
  expect(changes('id,price\naxia-e,\n')).toEqual({ faults: [], found: [] });
});

test('what is wrong is told by its row and its field', () => {
  const text = 'id,price,rate\nnothing,1,1\naxia-e,abc,2.9\naxia-g,1.5,12\nalza,1,1\nalza,2,2\n';
  expect(changes(text).faults).toEqual([
    { kind: 'row', row: 2, field: 'id', value: 'nothing' },
    { kind: 'row', row: 3, field: 'price', value: 'abc' },
    { kind: 'row', row: 4, field: 'price', value: '1.5' },
    { kind: 'row', row: 4, field: 'rate', value: '12' },
    { kind: 'twice', row: 6, value: 'alza' },
  ]);
});

test('a row without anything counts where rows are numbered, and nowhere else', () => {
  const text = '\r\nid;price\r\n\r\naxia-e;abc\r\n;\r\n \r\nnothing;1\r\n\r\n';
  expect(changes(text).faults).toEqual([
    { kind: 'row', row: 4, field: 'price', value: 'abc' },
    { kind: 'row', row: 7, field: 'id', value: 'nothing' },
  ]);
  const blank = '\n'.repeat(2000);
  expect(changes(`id,price\n${blank}nothing,1\n`).faults).toEqual([
    { kind: 'row', row: 2002, field: 'id', value: 'nothing' },
  ]);
});

test.each([
  ['name,price\nAxia,1\n', 'noColumns'],
  ['', 'noColumns'],
  ['id,price\n', 'empty'],
  [`id,price\n${'alza,1\n'.repeat(1001)}`, 'tooLong'],
])('a file that is no price list says so', (text, kind) => {
  expect(changes(text).faults).toEqual([{ kind }]);
});

test('prices step in whole RM, exactly, and never below nothing', () => {
  expect(stepped(40_310, { by: -500, unit: 'rm' })).toBe(39_810);
  expect(stepped(300, { by: -500, unit: 'rm' })).toBe(0);
  expect(stepped(40_310, { by: 250, unit: 'percent' })).toBe(41_318);
  expect(stepped(50, { by: 100, unit: 'percent' })).toBe(51);
  expect(stepped(10_000_000, { by: -10_000, unit: 'percent' })).toBe(0);
});

test('what stood in the list when it was written takes back nothing that others have changed since', () => {
  const [e, g] = [car('axia-e', 40_310), car('axia-g', 42_310)];
  const draft = new Map([
    [e.id, over(e, { price: '40,310', rate: '3.1' })],
    [g.id, over(g, { price: '43000' })],
  ]);
  expect(differencesOf([e, g], draft)).toEqual([
    { car: e, price: 40_310, rate: 3.1, was: e },
    { car: g, price: 43_000, rate: 2.9, was: g },
  ]);
  const [now, dearer] = [
    { ...e, otr: 41_000 },
    { ...g, otr: 42_500 },
  ];
  expect(differencesOf([now, dearer], draft)).toEqual([
    { car: now, price: 41_000, rate: 3.1, was: now },
    { car: dearer, price: 43_000, rate: 2.9, was: g },
  ]);
  // Whoever writes it again has seen what they replace.
  const again = new Map([[e.id, over(now, { price: '40,310' })]]);
  expect(differencesOf([now], again)).toEqual([{ car: now, price: 40_310, rate: 2.9, was: now }]);
});

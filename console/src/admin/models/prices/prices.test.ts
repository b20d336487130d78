import { expect, test } from 'vitest';
import type { Car } from '../list.ts';
import { decoded, readPrices } from './csv.ts';
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
    { kind: 'row', row: 4, field: 'rate', value: '12', above: { value: 12, kind: 'flat' } },
    { kind: 'twice', row: 6, value: 'alza' },
  ]);
});

test.each([
  ['P1', '41.000', [41, 41_000]],
  ['P1', 'RM 41.000', [41, 41_000]],
  ['P1', '41.0000', [41, 410_000]],
  ['', '"49,90"', [49.9, 4990]],
])('%s the price %s is a fault with its row, column and both readings', (_, price, readings) => {
  expect(changes(`id,price\nalza,76280\naxia-e,${price}\n`).faults).toEqual([
    { kind: 'ambiguous', row: 3, field: 'price', value: price.replaceAll('"', ''), readings },
  ]);
});

test('P2 a rate column of fractions is read as percentages', () => {
  expect(changes('id,rate\naxia-e,0.03\naxia-g,0.029\nalza,0\n')).toEqual({
    faults: [],
    found: [
      { id: 'axia-e', price: 40_310, rate: 3 },
      { id: 'alza', price: 76_280, rate: 0 },
    ],
  });
});

test.each([
  ['0.03', [0.03, 3]],
  ['0.17', [0.17, 17]],
  ['0,99', [0.99, 99]],
])('P2 a rate of %s among percentages is a fault with both readings', (value, readings) => {
  const fault = { kind: 'fraction', row: 2, value, readings };
  expect(changes(`id;rate\naxia-e;${value}\naxia-g;3.1\n`).faults).toEqual([fault]);
  expect(changes(`id;rate\naxia-e;${value}\naxia-g;3%\n`).faults).toEqual([fault]);
});

test('P2 a rate above the highest fraction is ambiguous in a column of its own', () => {
  expect(changes('id,rate\naxia-e,0.17\n').faults).toMatchObject([{ kind: 'fraction', row: 2 }]);
});

test.each(['0.99%', '0.99 %', '0.99％'])('P2 a rate of %s is read beside percentages', rate => {
  expect(changes(`id,rate\naxia-e,${rate}\naxia-g,3.1\n`)).toMatchObject({
    faults: [],
    found: [
      { id: 'axia-e', rate: 0.99 },
      { id: 'axia-g', rate: 3.1 },
    ],
  });
});

test.each(['RM. 41,000', '４１，０００', 'RM41 000', '41000,00'])('P3 the price %s is read', price => {
  expect(changes(`id;price\naxia-e;${price}\n`)).toEqual({
    faults: [],
    found: [{ id: 'axia-e', price: 41_000, rate: 2.9 }],
  });
});

test('P4 sep= in the first line, decimal commas and a missing last break are read', () => {
  const found = [{ id: 'axia-e', price: 41_000, rate: 3.1 }];
  const table = 'id;name;price;rate\naxia-e;Axia, E;41000;3,1';
  for (const text of [table, `sep=;\r\n${table}`, `\ufeffsep=;\n${table}\n`, `${table}\n`])
    expect([text, changes(text)]).toEqual([text, { faults: [], found }]);
  expect(changes('sep=;\nid;price\nnothing;1').faults).toEqual([
    { kind: 'row', row: 2, field: 'id', value: 'nothing' },
  ]);
});

test.each(['utf-8', 'utf-16le', 'utf-16be'])('P4 a file in %s with a byte order mark is read', encoding => {
  const table = '\ufeffid\tprice\r\naxia-e\t４１０００\r\n';
  const bytes = Buffer.from(table, encoding === 'utf-8' ? 'utf8' : 'utf16le');
  const file = encoding === 'utf-16be' ? bytes.swap16() : bytes;
  expect(changes(decoded(file)).found).toEqual([{ id: 'axia-e', price: 41_000, rate: 2.9 }]);
});

test.each([
  ['tooManyCells', 6, 'axia-e,Axia E,RM 43,000,2.9,'],
  ['tooFewCells', 4, 'axia-e,Axia E,43000,2.9'],
  ['tooFewCells', 1, 'axia-e'],
])('P6 a row is a fault of the kind %s with %i cells for 5 columns', (kind, cells, row) => {
  const columns = ['id', 'name', 'price', 'rate', 'image'];
  expect(changes(`${columns}\naxia-g,Axia G,42310,2.9,\n${row}\n`)).toEqual({
    faults: [{ kind, row: 3, cells, columns }],
    found: [],
  });
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
    { car: e, price: 40_310, rate: 3.1, kind: 'flat', was: e },
    { car: g, price: 43_000, rate: 2.9, kind: 'flat', was: g },
  ]);
  const [now, dearer] = [
    { ...e, otr: 41_000 },
    { ...g, otr: 42_500 },
  ];
  expect(differencesOf([now, dearer], draft)).toEqual([
    { car: now, price: 41_000, rate: 3.1, kind: 'flat', was: now },
    { car: dearer, price: 43_000, rate: 2.9, kind: 'flat', was: g },
  ]);
  // Whoever writes it again has seen what they replace.
  const again = new Map([[e.id, over(now, { price: '40,310' })]]);
  expect(differencesOf([now], again)).toEqual([
    { car: now, price: 40_310, rate: 2.9, kind: 'flat', was: now },
  ]);
});

test('a written rate keeps the kind that the list had when it was written', () => {
  const effective = { ...car('axia-e', 40_310, 5.33), rate_kind: 'effective' } as const;
  const flat = car('axia-e', 40_310, 5.33);
  const draftOf = (rate: string) => new Map([[effective.id, over(effective, { rate })]]);
  expect(differencesOf([flat], draftOf('5.33'))).toEqual([]);
  expect(differencesOf([flat], draftOf('5.40'))).toEqual([
    { car: flat, price: 40_310, rate: 5.4, kind: 'effective', was: effective },
  ]);
});

test('the column rate_kind names the kinds of rates and bounds them', () => {
  const effective = { ...car('axia-e', 40_310, 5.33), rate_kind: 'effective' } as const;
  const read = (text: string) => {
    const { draft, faults } = readPrices(text, [effective]);
    return { faults, found: differencesOf([effective], draft).map(({ rate, kind }) => ({ rate, kind })) };
  };
  expect(read('id,rate,rate_kind\naxia-e,5.33,effective')).toEqual({ faults: [], found: [] });
  expect(read('id,rate,rate_kind\naxia-e,15.5,effective').found).toEqual([{ rate: 15.5, kind: 'effective' }]);
  expect(read('id,rate,rate_kind\naxia-e,5.33,Flat').found).toEqual([{ rate: 5.33, kind: 'flat' }]);
  for (const [head, end] of [
    ['id,rate,rate_kind', ','],
    ['id,rate', ''],
  ]) {
    expect(read(`${head}\naxia-e,5.33${end}`)).toEqual({ faults: [], found: [] });
    expect(read(`${head}\naxia-e,15.5${end}`)).toEqual({
      faults: [],
      found: [{ rate: 15.5, kind: 'effective' }],
    });
  }
  for (const head of ['id,price,rate,rate_kind', 'id,price,rates,rate_kind'])
    expect(read(`${head}\naxia-e,41000,,flat`).faults).toEqual([
      { kind: 'kindWithoutRate', row: 2, value: 'flat' },
    ]);
  expect(read('id,rate,rate_kind\naxia-e,5.33,nett').faults).toMatchObject([
    { kind: 'row', row: 2, field: 'rate_kind', value: 'nett' },
  ]);
  const above = { value: 16.5, kind: 'effective' };
  expect(read('id,rate,rate_kind\naxia-e,16.5,effective').faults).toMatchObject([{ field: 'rate', above }]);
});

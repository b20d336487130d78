import { contract, type Endpoint } from '@loan-kereta/sdk/contract';
import { type Language, languageCodes, refusals } from '@loan-kereta/sdk/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { sentenceOf } from './issues.ts';
import { faultInLanguage, isOurs } from './sentences.ts';

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Shape>>;
}

const junk: readonly unknown[] = [
  ...[undefined, null, true, 7, -1, 0.123, 1e12, Number.NaN, [], {}, new Date(0)],
  ...['', ' ', 'a\nb', '-', '\ud800', 'ftp://x', 'x'.repeat(3000), 'a b', 'A-', '9'.repeat(30)],
  ...[Array.from({ length: 1001 }, () => 1), [[]], [{ id: 'a' }, { id: 'a' }], { nobody: 'asked' }],
];

/** A value of a schema's form with `value` in every place that is no object or list. */
function spoiled(shape: Shape, value: unknown, defs: Shape['$defs']): unknown {
  const { properties, items, anyOf, allOf, $ref } = shape;
  const ref = $ref && defs?.[$ref.replace('#/$defs/', '')];
  if (ref) return spoiled(ref, value, defs);
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, each]) => [name, spoiled(each, value, defs)]),
    );
  if (items) return [spoiled(items, value, defs), spoiled(items, value, defs)];
  const [part] = (anyOf ?? allOf ?? []).filter(each => each.properties || each.items || each.$ref);
  return part ? spoiled(part, value, defs) : value;
}

const endpoints = Object.values(contract).flatMap(area => Object.values<Endpoint>(area));
const schemas = endpoints.flatMap(({ method, path, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? [[`${method} ${path} ${part}`, schema] as const] : [],
  ),
);

const issuesOf = (schema: z.ZodType) => {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  return junk
    .flatMap(value => [value, spoiled(shape, value, shape.$defs)])
    .flatMap(value => schema.safeParse(value, { reportInput: true }).error?.issues ?? []);
};

const library = /too (small|big)|invalid (input|string|option)|expected|received|unrecognized/i;

describe.each(schemas)('%s', (_, schema) => {
  const issues = issuesOf(schema);

  test('says nothing of the library’s in any language, and all of it in each', () => {
    expect(issues).not.toEqual([]);
    for (const issue of issues) {
      // What the contract says in words of its own is said, and not passed over for want of them elsewhere.
      expect([issue.message, library.test(issue.message) || isOurs(issue.message)]).toEqual([
        issue.message,
        true,
      ]);
      const sentence = sentenceOf(issue);
      expect([sentence, isOurs(sentence)]).toEqual([sentence, true]);
      const said = languageCodes.map(code => faultInLanguage(issue.path.join('.'), sentence, code));
      expect(said.filter(text => library.test(text) || /\{\w+\}/.test(text))).toEqual([]);
      expect(new Set(said).size).toBe(languageCodes.length);
    }
  });

  test('calls every field by a name that a person knows', () => {
    const names = issues.flatMap(({ path }) => path.filter(part => typeof part === 'string'));
    expect(names.filter(name => !Object.hasOwn(refusals.en.fields, name))).toEqual([]);
  });
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test.each([
  [undefined, 'en', 'Please fill in all fields'],
  ['fr', 'en', 'Please fill in all fields'],
  ['ms-MY,ms;q=0.9,en;q=0.8', 'ms', 'Sila isi semua ruangan'],
  ['zh-TW,zh;q=0.9', 'zh', '请填写所有项目'],
  ['en-GB,zh;q=0.5', 'en', 'Please fill in all fields'],
] as const)('a caller who asks for %s is refused in %s', async (asked, language, detail) => {
  const headers: Record<string, string> = asked ? { 'Accept-Language': asked } : {};
  const response = await server.visitor().post('/api/auth/login', {}, { headers });
  expect(response.status).toBe(400);
  expect(response.problem()).toMatchObject({
    detail,
    title: refusals[language].titles.invalid_request,
  });
  expect(response.headers.get('content-language')).toBe(language);
  expect(response.headers.get('vary')).toContain('Accept-Language');
});

test('a place in a document is told in words', () => {
  const said = (code: Language) => faultInLanguage('items.3.price', 'Use whole RM.', code);
  expect(said('ms')).toBe('Item 4, Harga: Guna RM tanpa sen.');
  expect(said('en')).toBe('Item 4, Price: Use whole RM.');
  expect(said('zh')).toBe('第 4 项，价格：请使用整数令吉。');
});

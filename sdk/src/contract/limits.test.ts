import { expect, test } from 'vitest';
import { contract, type Endpoint } from './index.ts';
import { z } from './zod.ts';

interface Part {
  readonly name: string;
  readonly schema: z.ZodType;
}

const parts: Part[] = Object.values(contract).flatMap(area =>
  Object.values<Endpoint>(area).flatMap(({ method, path, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? { name: `${method} ${path} ${part}`, schema } : [],
    ),
  ),
);

interface Field extends Part {
  readonly inner: z.core.$ZodType;
}

/** What a field is once it is there: without `optional`, `default` and the like, and before what a `pipe` makes of it. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if ('innerType' in def) return unwrapped(def.innerType);
  if (def.type === 'pipe') return unwrapped(def.in._zod.def.type === 'transform' ? def.out : def.in);
  return schema;
}

/** Every field that a schema names, at any depth. */
function fieldsOf({ name, schema }: Part): Field[] {
  const inner = unwrapped(schema);
  const { def } = (inner as z.core.$ZodTypes)._zod;
  const own = { name, schema, inner };
  if (def.type === 'object')
    return [
      own,
      ...Object.entries(def.shape).flatMap(([key, part]) =>
        fieldsOf({ name: `${name}.${key}`, schema: part as z.ZodType }),
      ),
    ];
  if (def.type === 'array')
    return [own, ...fieldsOf({ name: `${name}[]`, schema: def.element as z.ZodType })];
  if (def.type === 'union')
    return [own, ...def.options.flatMap(option => fieldsOf({ name, schema: option as z.ZodType }))];
  return [own];
}

const fields = parts.flatMap(fieldsOf);
const ofType = (type: string) =>
  fields
    .filter(({ inner }) => inner._zod.def.type === type)
    .map(({ name, schema, inner }): [string, z.ZodType, z.core.$ZodType] => [name, schema, inner]);

test('every request is walked to its leaves', () => {
  const known = ['object', 'array', 'string', 'number', 'boolean', 'enum', 'literal', 'union'];
  expect(fields.filter(({ inner }) => !known.includes(inner._zod.def.type)).map(({ name }) => name)).toEqual(
    [],
  );
  expect(fields.length).toBeGreaterThan(60);
});

test.each(ofType('array'))(
  '%s takes so many items and no more, and looks at none of too many',
  (_, schema) => {
    const { maxItems } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    expect(maxItems).toBeLessThanOrEqual(1000);
    const refusal = schema.safeParse(Array(Number(maxItems) + 1).fill(1));
    expect(refusal.error?.issues).toHaveLength(1);
  },
);

/** Compared, hashed or looked up, and never shown again. */
const isSecret = (name: string): boolean => /password$|token$|(admin|auth)\/login body\.email$/.test(name);

/** Five hundred numbers in one line, which an address has room for. */
const isNumbers = (name: string): boolean => /query\.ids$/.test(name);

/** A place in a list, which may be that of a long name. */
const isCursor = (name: string): boolean => /query\.cursor$/.test(name);

const mostCharacters = (name: string): number =>
  isNumbers(name) ? 5500 : isText(name) ? 2000 : isCursor(name) ? 1300 : 500;

/** What may have several lines. */
const isText = (name: string): boolean => /body\.notes$/.test(name);

test.each(ofType('string'))('%s is bounded, and one line of whole characters', (name, schema, inner) => {
  expect((inner as z.ZodString).maxLength).toBeLessThanOrEqual(mostCharacters(name));
  if (isSecret(name)) return;
  for (const text of [
    ...(isText(name) ? [] : ['two\nlines']),
    'a\u0000b',
    'a\u2028b',
    '\ud800x',
    'x\udfff',
    'a\u007fb',
    '\ttab\t.',
    // Turns round what follows it: RM254.
    '\u202eRM452',
    'a\u2066b',
  ])
    expect.soft([text, schema.safeParse(text).success]).toEqual([text, false]);
});

test('half a character is no part of a password', () => {
  const { password } = contract.auth.resetPassword.body.shape;
  expect(password.safeParse('rahsia\ud800').success).toBe(false);
  expect(password.safeParse('rahsia 🚗').success).toBe(true);
});

import fc from 'fast-check';

/** As much of JSON Schema as the OpenAPI document uses. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** What people and programs send that has broken many a server. */
const awkward = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\u0000',
    '\ud800',
    'x'.repeat(3000),
    "' or 1=1 --",
    '../../etc/passwd',
    '<script>',
    '🚗'.repeat(60),
    '__proto__',
    'constructor',
    Number.MAX_SAFE_INTEGER + 1,
    -1,
    1e308,
    0.1 + 0.2,
    [],
    {},
    [[[[[]]]]],
    JSON.parse('{"__proto__": {"admin": true}, "constructor": 1}'),
  ),
);

/** What many a field takes for what it is. */
const likely = [
  'Siti Aminah',
  'siti-aminah',
  '012-345 6789',
  'siti@example.com',
  'https://example.com/siti.jpg',
  '/cars/axia.webp',
  'theme-07',
];

const longestList = 6;
const longestText = 80;
/** Letters of a body, far above what any endpoint takes. */
const longestBody = 20_000_000;

/** What fills a text to its limit: one byte each, three bytes each, and two halves each, so that a limit may fall between them. */
const fillings = ['x', '車', '🚗'];

/** Texts at a limit, and where they may be wrong one beyond it. */
const atLimit = (limit: number, spoiled: boolean): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...fillings), fc.constantFrom(limit, spoiled ? limit + 1 : limit))
    .map(([filling, length]) => filling.repeat(length).slice(0, length));

function text(
  { pattern, format, minLength = 0, maxLength = longestText }: JsonSchema,
  spoiled: boolean,
): fc.Arbitrary<unknown> {
  if (format === 'email') return fc.emailAddress();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map(date => date.toISOString());
  const most = Math.max(minLength, Math.min(maxLength, longestText));
  const plain = fc.oneof(
    fc.constantFrom(...likely).filter(one => one.length >= minLength && one.length <= maxLength),
    fc.string({ minLength, maxLength: most }),
    fc.string({ unit: 'grapheme', minLength, maxLength: most }),
    atLimit(maxLength, spoiled),
  );
  // A pattern that says only what is left out is no help in making a text.
  return pattern === undefined || /\\[pP]|\(\?/.test(pattern)
    ? plain
    : fc.stringMatching(new RegExp(pattern)).map(match => match.slice(0, most));
}

function number({ minimum = -1000, maximum = 1e7 }: JsonSchema, whole: boolean): fc.Arbitrary<unknown> {
  const least = Math.ceil(minimum);
  const most = Math.max(least, Math.floor(maximum));
  const integer = fc.integer({ min: Math.max(least, -(2 ** 31)), max: Math.min(most, 2 ** 31 - 1) });
  return whole
    ? integer
    : fc.oneof(
        integer,
        integer.map(value => Math.min(most, value + 0.25)),
      );
}

/**
 * Values that a schema of the OpenAPI document describes.
 * @param resolve finds the schema that a `$ref` names
 * @param spoiled every part may be something else
 */
export function valuesOf(
  schema: JsonSchema,
  resolve: (ref: string) => JsonSchema,
  spoiled: boolean,
): fc.Arbitrary<unknown> {
  const inner = (part: JsonSchema): fc.Arbitrary<unknown> => valuesOf(part, resolve, spoiled);
  const type = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);

  function object(): fc.Arbitrary<unknown> {
    const properties = Object.entries(schema.properties ?? {});
    const record = fc.record(Object.fromEntries(properties.map(([name, part]) => [name, inner(part)])), {
      requiredKeys: spoiled ? [] : [...(schema.required ?? [])],
    });
    return spoiled
      ? fc.oneof(
          record,
          fc.tuple(record, fc.object()).map(([one, more]) => ({ ...more, ...one })),
        )
      : record;
  }

  /** Mostly short; now and then as long as it may be, of one item over and over, or one longer. */
  function list(): fc.Arbitrary<unknown> {
    const { minItems = 0, maxItems } = schema;
    const item = inner(schema.items ?? {});
    const short = fc.array(item, {
      minLength: Math.min(minItems, longestList),
      maxLength: Math.min(maxItems ?? longestList, longestList),
    });
    if (maxItems === undefined) return short;
    const count = fc.constantFrom(maxItems, spoiled ? maxItems + 1 : maxItems);
    // A long list in a long list would be more than a text can hold.
    const fitting = (one: unknown) => Math.ceil(longestBody / (JSON.stringify(one)?.length ?? 1));
    const long = fc
      .tuple(item, count)
      .map(([one, length]) => Array.from({ length: Math.min(length, fitting(one)) }, () => one));
    return fc.oneof({ weight: 9, arbitrary: short }, { weight: 1, arbitrary: long });
  }

  function exact(): fc.Arbitrary<unknown> {
    if (schema.$ref !== undefined) return inner(resolve(schema.$ref));
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return fc.oneof(...choices.map(inner));
    if (schema.allOf) return fc.tuple(...schema.allOf.map(inner)).map(parts => Object.assign({}, ...parts));
    if (type.length > 1) return fc.oneof(...type.map(one => inner({ ...schema, type: one })));
    switch (type[0]) {
      case 'string':
        return text(schema, spoiled);
      case 'integer':
        return number(schema, true);
      case 'number':
        return number(schema, false);
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'array':
        return list();
      case 'object':
        return object();
      default:
        return fc.jsonValue();
    }
  }

  return spoiled ? fc.oneof({ weight: 6, arbitrary: exact() }, { weight: 1, arbitrary: awkward }) : exact();
}

type Path = readonly (string | number)[];

const pathsIn = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([name, part]) => pathsIn(part, [...path, name]))]
    : [path];

function replaced(value: unknown, [name, ...rest]: Path, by: unknown): unknown {
  if (name === undefined) return by;
  if (Array.isArray(value)) return value.with(Number(name), replaced(value[Number(name)], rest, by));
  const object = value as Record<string, unknown>;
  return { ...object, [name]: replaced(object[name], rest, by) };
}

/** A value that is good, or that value with one part of it replaced by something awkward. */
export function variantsOf(example: unknown): fc.Arbitrary<unknown> {
  const spoiled = fc
    .tuple(fc.constantFrom(...pathsIn(example)), awkward)
    .map(([path, by]) => replaced(example, path, by));
  return fc.oneof({ weight: 1, arbitrary: fc.constant(example) }, { weight: 4, arbitrary: spoiled });
}

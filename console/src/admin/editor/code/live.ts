import { type OutputUnit, Validator, type Schema as WholeSchema } from '@cfworker/json-schema';
import type { EditorWords } from '../words.ts';
import type { Fault } from './code.tsx';
import type { Schema } from './schema.ts';

type Words = EditorWords['faults'];

const stepsOf = (pointer: string): readonly string[] =>
  pointer
    .replace(/^#\/?/, '')
    .split('/')
    .filter(step => step !== '')
    .map(step => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));

/** What a chain of keys leads to in a schema: the limit that was broken. */
const limitAt = (schema: unknown, pointer: string): unknown =>
  stepsOf(pointer).reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
    schema,
  );

/** What is said of a rule that was broken; nothing for one that only holds others together. */
function sentence({ keyword, error }: OutputUnit, limit: unknown, words: Words): string | undefined {
  switch (keyword) {
    case 'minimum':
      return words.least(String(limit));
    case 'maximum':
      return words.most(String(limit));
    case 'minLength':
      return words.empty;
    case 'maxLength':
      return words.longest(String(limit));
    case 'maxItems':
      return words.most(String(limit));
    case 'type':
      return words.kind(Array.isArray(limit) ? limit.join(', ') : String(limit));
    case 'enum':
      return words.oneOf(Array.isArray(limit) ? limit.map(value => JSON.stringify(value)).join(', ') : '');
    case 'required':
      return words.missing(/"(.+)"/.exec(error)?.[1] ?? '');
    case 'pattern':
    case 'format':
    case 'multipleOf':
      return words.form;
    default:
      return undefined;
  }
}

/**
 * Finds what a schema says is wrong with a text, as the server would when it is saved; nothing while it is no JSON.
 * @returns each fault by its path, such as `items.3.price`
 */
export function faultsBy(schema: Schema, words: Words): (text: string) => readonly Fault[] {
  // Everything that is wrong, not only the first of it.
  const validator = new Validator(schema as WholeSchema, '2020-12', false);
  return text => {
    let data: unknown;
    try {
      data = JSON.parse(text);
    } catch {
      return [];
    }
    return validator.validate(data).errors.flatMap(unit => {
      const message = sentence(unit, limitAt(schema, unit.keywordLocation), words);
      return message === undefined ? [] : [{ path: stepsOf(unit.instanceLocation).join('.'), message }];
    });
  };
}

import { fill, refusals } from '@loan-kereta/sdk/languages';
import type { z } from 'zod';
import { isOurs } from './sentences.ts';

type Fault = keyof typeof refusals.en.faults;
type Issue = z.core.$ZodIssue;

const isText = (origin: string) => origin === 'string';
const isCounted = (origin: string) => ['array', 'set', 'map', 'file'].includes(origin);

const mostNames = 5;
const longestName = 40;

/** Fields that a caller has named as they liked: the first of them, as far as they can be read. */
function namesOf(keys: readonly string[]): string {
  const names = keys
    .slice(0, mostNames)
    .map(key => (key.length > longestName ? `${key.slice(0, longestName)}…` : key));
  return [...names, ...(keys.length > mostNames ? ['…'] : [])].join(', ');
}

/** What the library found, as one of our sentences and its values. */
function faultOf(issue: Issue): [Fault, Record<string, string | number>?] {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? ['missing'] : [issue.expected === 'int' ? 'notWhole' : 'wrongKind'];
    case 'too_small': {
      const least = String(issue.minimum);
      if (isText(issue.origin)) return issue.minimum === 1 ? ['missing'] : ['tooShort', { least }];
      return [isCounted(issue.origin) ? 'tooFew' : 'tooSmall', { least }];
    }
    case 'too_big': {
      const most = String(issue.maximum);
      if (isText(issue.origin)) return ['tooLong', { most }];
      return [isCounted(issue.origin) ? 'tooMany' : 'tooBig', { most }];
    }
    case 'invalid_format':
      return ['badForm'];
    case 'invalid_value':
      return ['choice', { choices: issue.values.map(String).join(', ') }];
    case 'unrecognized_keys':
      return ['unknownField', { names: namesOf(issue.keys) }];
    case 'not_multiple_of':
      return [Number(issue.divisor) === 1 ? 'notWhole' : 'notValid'];
    default:
      return ['notValid'];
  }
}

/** What a person is told of an issue, in English: what the contract says of it, else our own sentence; never the library's. */
export function sentenceOf(issue: Issue): string {
  // What the library says of unknown fields holds the caller's own words, as they are.
  if (issue.code !== 'unrecognized_keys' && isOurs(issue.message)) return issue.message;
  const [fault, values = {}] = faultOf(issue);
  return fill(refusals.en.faults[fault], values);
}

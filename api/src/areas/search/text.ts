import { createHash } from 'node:crypto';
import { normalisePhone, toAscii } from '@loan-kereta/sdk/reading';

/** What of an account it is found by. */
export interface Searched {
  readonly name: string;
  readonly email: string;
  readonly branding_name: string;
  readonly whatsapp: string;
  readonly phone: string | null;
}

export const searchedColumns = [
  'name',
  'email',
  'branding_name',
  'whatsapp',
  'phone',
] as const satisfies readonly (keyof Searched)[];

/** Stands before and after each field, and in none of them. */
const edge = '\n';
/** How many characters of a field's beginning are a key; of a longer beginning the longest of these is looked up. */
const startLengths = [2, 4, 8] as const;
const gramLength = 3;
/** As long as an address is; what is longer once it is folded is cut. */
const longestField = 254;

/** Small letters without accents, one space between words, so that both sides are written alike. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\p{Z}\p{C}]+/gu, ' ')
    .trim();

const isNumber = (text: string): boolean => /^\+?[\d\s().-]+$/.test(text) && /\d/.test(text);
const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** A number as it is dialled here and from abroad, or as it was written when it is none. */
function numbers(text: string): string[] {
  const whole = normalisePhone(text) ?? digitsOf(text);
  return whole.startsWith('60') ? [whole, whole.slice(1)] : [whole];
}

/** What an account is searched by, as one text with an edge around each field. */
export function searchText({ name, email, branding_name, whatsapp, phone }: Searched): string {
  const fields = [name, email, branding_name].map(fold);
  fields.push(...numbers(whatsapp), ...numbers(phone ?? ''));
  const cut = fields.map(field => [...field].slice(0, longestField).join(''));
  return `${edge}${[...new Set(cut)].filter(Boolean).join(edge)}${edge}`;
}

/** A search in the writing of the texts: a number without what people put between its digits. */
export const searchedFor = (given: string): string => {
  const ascii = toAscii(given);
  return isNumber(ascii) ? digitsOf(ascii) : (normalisePhone(given) ?? fold(given));
};

const wholeKey = (field: string): string =>
  `=${createHash('sha256').update(field).digest('base64url').slice(0, 8)}`;
const startKey = (characters: readonly string[], length: number): string =>
  `^${characters.slice(0, length).join('')}`;

function gramsOf(characters: readonly string[]): string[] {
  const count = Math.max(0, characters.length - gramLength + 1);
  return Array.from({ length: count }, (_, at) => characters.slice(at, at + gramLength).join(''));
}

/** What a text is looked up by: each field as a whole, how each begins, and every three characters of each. */
export function keysOf(text: string): Set<string> {
  const keys = new Set<string>();
  for (const field of text.split(edge).filter(Boolean)) {
    const characters = [...field];
    keys.add(wholeKey(field));
    for (const length of startLengths)
      if (characters.length >= length) keys.add(startKey(characters, length));
    for (const gram of gramsOf(characters)) keys.add(gram);
  }
  return keys;
}

/** One way in which a text may match: all of `keys` are its own, `has` is in it, and `lacks` is not. */
export interface Match {
  readonly keys: readonly string[];
  readonly has: string;
  readonly lacks?: string;
}

/** Of how many parts of what is searched for the rarest is looked for. */
const partsLookedUp = 12;

/** So many of a list, spread over the whole of it. */
const spread = <Item>(items: readonly Item[], most: number): Item[] =>
  items.filter((_, at) => items.length <= most || (at * most) % items.length < most);

/** The ways to match what is searched for, the best first: a whole field, its beginning, any part from three characters. */
export function matchesOf(searched: string): Match[] {
  const characters = [...searched];
  const whole = `${edge}${searched}${edge}`;
  const start = `${edge}${searched}`;
  const known = startLengths.filter(length => length <= characters.length).at(-1);
  const grams = spread([...new Set(gramsOf(characters))], partsLookedUp);
  return [
    { keys: [wholeKey(searched)], has: whole },
    ...(known ? [{ keys: [startKey(characters, known), ...grams], has: start, lacks: whole }] : []),
    ...(grams.length > 0 ? [{ keys: grams, has: searched, lacks: start }] : []),
  ];
}

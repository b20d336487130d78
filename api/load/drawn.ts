/**
 * A number below `most` that belongs to this person and purpose, always the same, so that a load can be resumed. FNV
 * over the purpose, then the last mixing of MurmurHash3: a cryptographic hash would take most of the load's time.
 */
export function drawn(number: number, purpose: string, most: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < purpose.length; at++) hash = Math.imul(hash ^ purpose.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ number, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 16), 0xc2b2ae35);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0x85ebca6b);
  return ((hash ^ (hash >>> 16)) >>> 0) % most;
}

/** One of a list. */
export const pick = <Item>(number: number, purpose: string, list: readonly Item[]): Item =>
  list[drawn(number, purpose, list.length)] as Item;

/** One of a list of names, of which the first are the most frequent. */
export const pickName = (number: number, purpose: string, list: readonly string[]): string =>
  list[Math.min(drawn(number, purpose, list.length), drawn(number, `${purpose} again`, list.length))] ?? '';

/** So many digits or letters of this alphabet. */
export const letters = (number: number, purpose: string, alphabet: string, count: number): string =>
  Array.from({ length: count }, (_, at) => alphabet[drawn(number, `${purpose} ${at}`, alphabet.length)]).join(
    '',
  );

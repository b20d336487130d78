import type { Fault } from '../src/matrix/page.ts';

/** Kinds of faults, by how their words begin. */
const kinds = {
  'too wide': /^(wider|outside|.* tools missing|text beyond the side|figure beyond the side|white beside)/,
  cut: /^(text cut|name cut|figure cut|text beyond its control|.* scrolls by itself|\d+ % of the car)/,
  covered: /^(month over|comma in|figure under|arrow on|covered icon|off its middle)/,
  'alone on a line': /^(month alone|unit alone)/,
  'word broken': /^word broken/,
  'beyond its plate': /^figure beyond its plate/,
  'off the first screen': /^(figure not on the first screen|.* ends at)/,
} as const;

const kindOf = (fault: string): string =>
  Object.entries(kinds).find(([, words]) => words.test(fault))?.[0] ?? 'other';

/**
 * Prints how many faults of each kind every set of fonts has, and then each fault once with the places that have it.
 * @returns the number of faults
 */
export function reportMatrix(found: ReadonlyMap<string, readonly Fault[]>): number {
  const names = [...Object.keys(kinds), 'other'];
  const rows = [...found].map(([set, faults]) => {
    const counts = names.map(name => [name, faults.filter(({ fault }) => kindOf(fault) === name).length]);
    return [set, { ...Object.fromEntries(counts), all: faults.length }];
  });
  console.table(Object.fromEntries(rows));

  const places = new Map<string, string[]>();
  for (const [set, faults] of found) {
    for (const { at, width, language, figure, fault } of faults) {
      const name = `${at}: ${fault}`;
      places.set(name, [
        ...(places.get(name) ?? []),
        [set, width, language, figure].filter(Boolean).join(' '),
      ]);
    }
  }
  for (const [name, at] of places) console.log(`${name}\n    ${at.length} × ${at.slice(0, 4).join(', ')}`);
  return [...found.values()].flat().length;
}

import type { Language } from '@loan-kereta/sdk/languages';
import type { FontSet } from '../../scripts/fonts.ts';
import type { Fault } from './faults.ts';

/** A state of a screen. */
export interface State {
  readonly fonts: FontSet;
  readonly screen: string;
  readonly language: Language;
}

/** A fault of a screen in one state, at one width in px. */
export interface Found extends State, Omit<Fault, 'kind'> {
  readonly kind: Fault['kind'] | 'figure not on the first screen';
  readonly width: number;
}

const distinct = (values: readonly (string | number)[]): string => [...new Set(values)].join(' ');

/** Prints the number of faults by kind and font set, and then each with the widths, languages and fonts that have it. */
export function print(found: readonly Found[], sets: readonly FontSet[]): void {
  const byKind = Object.entries(Object.groupBy(found, ({ kind }) => kind));
  const count = (faults: readonly Found[], set: FontSet) =>
    faults.filter(({ fonts }) => fonts === set).length;
  console.table(
    Object.fromEntries(
      [...byKind, ['all', found] as const].map(([kind, faults = []]) => [
        kind,
        Object.fromEntries(sets.map(set => [set, count(faults, set)])),
      ]),
    ),
  );
  const alike = Object.groupBy(found, ({ kind, screen, where, text }) =>
    [screen, kind, where, text].join(' · '),
  );
  for (const [fault, states = []] of Object.entries(alike)) {
    const of = (key: 'width' | 'language' | 'fonts') => distinct(states.map(state => state[key]));
    console.log(`${fault}\n    ${of('width')} px, ${of('language')}, ${of('fonts')}`);
  }
}

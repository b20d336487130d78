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

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |\n`;

/** Prints a table of faults by kind and font set, and then each fault with the widths, languages and fonts that have it. */
export function print(found: readonly Found[], sets: readonly FontSet[]): void {
  const write = (text: string) => process.stdout.write(text);
  const counts = (faults: readonly Found[]) =>
    sets.map(set => faults.filter(({ fonts }) => fonts === set).length);
  write(row(['fault', ...sets]) + row(['---', ...sets.map(() => '---')]));
  for (const [kind, faults = []] of Object.entries(Object.groupBy(found, ({ kind }) => kind)))
    write(row([kind, ...counts(faults)]));
  write(row(['all', ...counts(found)]));
  const alike = Object.groupBy(found, ({ kind, screen, where, text }) =>
    [screen, kind, where, text].join(' · '),
  );
  for (const [fault, states = []] of Object.entries(alike)) {
    const of = (key: 'width' | 'language' | 'fonts') => distinct(states.map(state => state[key]));
    write(`${fault}\n    ${of('width')} px, ${of('language')}, ${of('fonts')}\n`);
  }
}

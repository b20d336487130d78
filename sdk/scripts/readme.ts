// Writes the tables of README.md: every option, event and error, as their types say of themselves. What the types say is
// written once, beside them; a test fails while the README says something else.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorStatus } from '../src/contract/errors.ts';
import { loadingWays } from '../src/embed/options.ts';
import { titles } from '../src/languages/en/titles.ts';
import { rateKinds } from '../src/loan/rate-kinds.ts';
import { loanMethods, tenureYears } from '../src/loan/rules.ts';
import { paletteNames } from '../src/plans/palettes.ts';
import { languageCodes } from '../src/rules/languages.ts';

const sdk = join(import.meta.dirname, '..');
const path = join(sdk, 'README.md');

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n');

/** The members of a type with the line of documentation above each. */
function documented(file: string, type: string): [name: string, text: string][] {
  const source = readFileSync(join(sdk, 'src', file), 'utf8');
  const body =
    new RegExp(`export (?:type|interface) ${type}\\b[^]*?(?=\\n\\n|\\n\\})`).exec(source)?.[0] ?? '';
  const members = body.matchAll(/\/\*\* (.+?) \*\/\s+(?:\| |readonly )?'?([\w-]+(?::\w+)?)/g);
  const found = [...members].map(([, text = '', name = '']): [string, string] => [name, text]);
  if (found.length === 0) throw new Error(`${file} documents no member of ${type}.`);
  return found;
}

const code = (name: string | number) => `\`${name}\``;
const listed = (file: string, type: string, heads: readonly [string, string]) =>
  table(
    heads,
    documented(file, type).map(([name, text]) => [code(name), text]),
  );

const choices: Readonly<Record<string, readonly (string | number)[]>> = {
  palette: paletteNames,
  lang: [...languageCodes, 'auto'],
  years: tenureYears,
  rateKind: rateKinds,
  method: loanMethods,
  loading: loadingWays,
};

const tables = {
  options: table(
    ['option', 'what it says', 'one of'],
    documented('embed/settings.ts', 'Settings').map(([name, text]) => [
      code(name),
      text,
      (choices[name] ?? []).map(code).join(' '),
    ]),
  ),
  events: listed('embed/events.ts', 'LoanKeretaEventMap', ['event', 'when']),
  errors: listed('embed/events.ts', 'EmbedErrorCode', ['`code` of `loan-kereta:error`', 'what has happened']),
  'load errors': listed('embed/load.ts', 'LoadErrorCode', ['`code` of a `LoadError`', 'what has happened']),
  findings: listed('embed/diagnosis/finding.ts', 'FindingCode', ['`code` of a finding', 'what is wrong']),
  problems: table(
    ['`code`', 'status', 'what it says'],
    Object.entries(errorStatus).map(([name, status]) => [
      code(name),
      `${status}`,
      titles[name as keyof typeof titles],
    ]),
  ),
};

/** The README as it is, and as it is with its tables made anew. */
export function readme(): { readonly is: string; readonly made: string } {
  const is = readFileSync(path, 'utf8');
  const made = Object.entries(tables).reduce((text, [name, rows]) => {
    const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
    const [before, rest] = text.split(begin);
    const after = rest?.split(end)[1];
    if (after === undefined) throw new Error(`README.md has no place for its table of ${name}.`);
    return `${before}${begin}\n\n${rows}\n\n${end}${after}`;
  }, is);
  return { is, made };
}

if (import.meta.main) writeFileSync(path, readme().made);

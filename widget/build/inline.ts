import type { AstNodeLocation } from 'rollup';
import { parseAst } from 'rollup/parseAst';

type Statement = ReturnType<typeof parseAst>['body'][number];
type Pair = readonly [from: string, to: string];

const nameOf = (node: { readonly type: string }): string =>
  'name' in node ? String(node.name) : String(Reflect.get(node, 'value'));

/** What a module takes of the core beside it, and gives, as pairs of names. */
function edges(statement: Statement): { takes?: Pair[]; gives?: Pair[] } | undefined {
  if (statement.type === 'ImportDeclaration' && statement.source.value === './core.js')
    return {
      takes: statement.specifiers.map(each => {
        if (each.type !== 'ImportSpecifier') throw new Error('The core has no default export.');
        return [nameOf(each.imported), nameOf(each.local)];
      }),
    };
  if (statement.type === 'ExportNamedDeclaration' && !statement.declaration && !statement.source)
    return { gives: statement.specifiers.map(each => [nameOf(each.exported), nameOf(each.local)]) };
  if (/^(Import|Export)/.test(statement.type))
    throw new Error('A script can take in a module that imports from the core alone.');
  return undefined;
}

const listed = (pairs: readonly Pair[]) => pairs.map(([from, to]) => `${from}:${to}`).join();

/**
 * A built module as a function of the core and of what imports for it, so that it can stand in a script that is no module.
 * @returns an expression: `(core, load) => exports`
 */
export function inlined(module: string): string {
  const takes: Pair[] = [];
  const gives: Pair[] = [];
  let rest = '';
  for (const statement of parseAst(module).body) {
    const edge = edges(statement);
    takes.push(...(edge?.takes ?? []));
    gives.push(...(edge?.gives ?? []));
    const { start, end } = statement as unknown as AstNodeLocation;
    if (!edge) rest += module.slice(start, end);
  }
  // Names of more than three letters are none that the minifier gives.
  const body = rest.replaceAll(/\bimport\(/g, '$load(');
  const taken = takes.length > 0 ? `const{${listed(takes)}}=$core;` : '';
  return `($core,$load)=>{"use strict";${taken}${body}return{${listed(gives)}}}`;
}

/** A module that hands on the core which came with an advisor's own script, in place of the core itself. */
export function coreInScript(core: string): string {
  const names = parseAst(core).body.flatMap(
    statement => edges(statement)?.gives?.map(([name]) => name) ?? [],
  );
  return `export const{${names.join()}}=customElements.get("loan-kereta").core`;
}

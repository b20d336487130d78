import type { CompletionContext, CompletionResult, CompletionSource } from '@codemirror/autocomplete';
import { type Schema, schemaAt, valuesOf } from './schema.ts';
import { keysOf, pathOf, type SyntaxNode, treeOf } from './tree.ts';

/** The nearest node of a kind around another. */
function around(node: SyntaxNode, names: readonly string[]): SyntaxNode | undefined {
  for (let at: SyntaxNode | null = node; at; at = at.parent) if (names.includes(at.name)) return at;
  return undefined;
}

/** Offers the fields and the values that a schema knows. */
export const completeBy =
  (schema: Schema): CompletionSource =>
  (context: CompletionContext): CompletionResult | null => {
    const { state, pos } = context;
    const word = context.matchBefore(/"?[\w-]*/);
    if (!word || (word.from === word.to && !context.explicit)) return null;
    const node = treeOf(state, pos).resolveInner(pos, -1);
    const holder = around(node, ['Property', 'Object', 'Array']);
    const isValue = holder?.name === 'Property' && /:\s*"?[\w-]*$/.test(state.sliceDoc(holder.from, pos));
    // A closing quote that stands there already is not written twice.
    const to = state.sliceDoc(pos, pos + 1) === '"' ? pos + 1 : pos;
    if (isValue) {
      const values = valuesOf(schemaAt(schema, pathOf(state, holder)));
      return { from: word.from, to, options: values.map(label => ({ label, type: 'constant' })) };
    }
    const object = around(node, ['Object']);
    if (!object) return null;
    const has = keysOf(state, object);
    const options = schemaAt(schema, pathOf(state, object)).flatMap(({ properties = {} }) =>
      Object.entries(properties)
        .filter(([key]) => !has.has(key))
        .map(([key, { description }]) => ({
          label: `"${key}"`,
          apply: `"${key}": `,
          type: 'property',
          ...(description !== undefined && { detail: description }),
        })),
    );
    return { from: word.from, to, options };
  };

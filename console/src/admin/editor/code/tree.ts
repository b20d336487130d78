import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { Path } from './schema.ts';

/** A part of the document as it was read. */
export type SyntaxNode = ReturnType<typeof syntaxTree>['topNode'];

/** How long a document may take to be read to its end, in ms. */
const timeout = 1000;

const keyOf = (state: EditorState, property: SyntaxNode): string => {
  const name = property.getChild('PropertyName');
  const written = name ? state.sliceDoc(name.from, name.to) : '""';
  try {
    return String(JSON.parse(written));
  } catch {
    return written.replaceAll('"', '');
  }
};

/** Where a node is in the document. */
export function pathOf(state: EditorState, node: SyntaxNode): Path {
  const path: (string | null)[] = [];
  for (let at: SyntaxNode | null = node; at; at = at.parent) {
    if (at.name === 'Property') path.unshift(keyOf(state, at));
    if (at.name === 'Array') path.unshift(null);
  }
  return path;
}

/** The keys that an object has. */
export const keysOf = (state: EditorState, object: SyntaxNode): ReadonlySet<string> =>
  new Set(object.getChildren('Property').map(property => keyOf(state, property)));

const marks = new Set(['[', ']', '{', '}', ',', ':', '⚠', 'PropertyName']);

/** The document as a tree, as far as it is asked for: a slow machine has not always read on as it was written. */
export const treeOf = (state: EditorState, to: number) =>
  ensureSyntaxTree(state, to, timeout) ?? syntaxTree(state);

/** The values in an array, the value of a property. */
function valuesIn(node: SyntaxNode): SyntaxNode[] {
  const values: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (!marks.has(child.name)) values.push(child);
  return values;
}

/**
 * The place that a path of a refusal, such as `items.3.price`, names; the innermost of it that there is, when a field is
 * missing.
 */
export function placeOf(state: EditorState, path: string): { readonly from: number; readonly to: number } {
  let node = valuesIn(treeOf(state, state.doc.length).topNode)[0];
  if (!node) return { from: 0, to: 0 };
  for (const step of path.split('.')) {
    const inside: SyntaxNode = node;
    const next: SyntaxNode | undefined =
      inside.name === 'Array'
        ? valuesIn(inside)[Number(step)]
        : inside
            .getChildren('Property')
            .filter(property => keyOf(state, property) === step)
            .flatMap(valuesIn)[0];
    if (!next) break;
    node = next;
  }
  // Of an object or a list the line that it begins on says where it is.
  const isWhole = node.name === 'Object' || node.name === 'Array';
  return { from: node.from, to: isWhole ? state.doc.lineAt(node.from).to : node.to };
}

import { parseAst } from 'vite';
import { type Feature, type Floor, featureAt, featuresIn, isInFloor } from './compat-data.ts';

interface Node {
  readonly type: string;
  readonly [name: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** All nodes of a program. */
function nodesIn(program: Node): Node[] {
  const nodes = [program];
  for (const node of nodes)
    for (const value of Object.values(node))
      if (Array.isArray(value)) nodes.push(...value.filter(isNode));
      else if (isNode(value)) nodes.push(value);
  return nodes;
}

/** The names of scripts that a floor has. */
export interface ScriptFloor {
  readonly floor: Floor;
  /** Methods that no interface of the floor has under this name. */
  readonly newerMethods: ReadonlySet<string>;
}

/** Interfaces whose newer methods are looked for by name alone: a library's own classes share names with rarer ones. */
const common = [
  ...['CSSStyleSheet', 'Document', 'DocumentFragment', 'Element', 'HTMLDialogElement', 'HTMLElement'],
  ...['HTMLFormElement', 'HTMLInputElement', 'Node', 'Selection', 'ShadowRoot'],
].map((name): [string, Feature] => [name, featureAt('api', name) ?? {}]);

export function scriptFloor(floor: Floor): ScriptFloor {
  const builtins = featuresIn(featureAt('javascript', 'builtins'));
  const membersOf = (interfaces: readonly [string, Feature][]) =>
    interfaces.flatMap(([, members]) => featuresIn(members)).filter(([name]) => !name.endsWith('_static'));
  const old = new Set(
    membersOf([...builtins, ...featuresIn(featureAt('api'))])
      .filter(([, feature]) => isInFloor(feature, floor))
      .map(([name]) => name),
  );
  const looked = membersOf([...builtins, ...common]).map(([name]) => name);
  return { floor, newerMethods: new Set(looked.filter(name => !old.has(name))) };
}

const interfaceOf = (name: string): Feature | undefined =>
  featureAt('javascript', 'builtins', name) ?? featureAt('api', name);

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(node.name) : undefined;

/** What of a member access is newer: `Object.hasOwn`, or `.at()` of whatever it is called on. */
function newerMember(
  { object, property, computed }: Node,
  isCalled: boolean,
  { floor, newerMethods }: ScriptFloor,
) {
  const member = computed ? undefined : nameOf(property);
  if (!member) return undefined;
  const owner = nameOf(object);
  const known = owner === undefined ? undefined : interfaceOf(owner);
  if (known) {
    const own = featureAt('javascript', 'builtins', owner ?? '') ?? known;
    const feature = (own[`${member}_static`] ?? own[member]) as Feature | undefined;
    return isInFloor(feature, floor) === false ? `${owner}.${member}` : undefined;
  }
  return isCalled && newerMethods.has(member) ? `.${member}()` : undefined;
}

/** What a node has that is newer than a floor. */
function newerIn(node: Node, own: ScriptFloor): string | undefined {
  if (node.type === 'CallExpression' || node.type === 'NewExpression') {
    const { callee } = node;
    const name = nameOf(callee);
    const feature = name === undefined ? undefined : (interfaceOf(name) ?? featureAt('api', 'Window', name));
    if (name && isInFloor(feature, own.floor) === false) return name;
    return isNode(callee) && callee.type === 'MemberExpression' ? newerMember(callee, true, own) : undefined;
  }
  if (node.type === 'MemberExpression') return newerMember(node, false, own);
  const text = node.type === 'TemplateElement' ? (node.value as { raw: string }).raw : node.raw;
  const lookbehind = featureAt('javascript', 'regular_expressions', 'lookbehind_assertion');
  if (typeof text === 'string' && /\(\?<[=!]/.test(text) && isInFloor(lookbehind, own.floor) === false)
    return 'lookbehind';
  return undefined;
}

/** What a script uses that is newer than a floor, as `Promise.withResolvers`, `.at()`, `structuredClone`. */
export function newerInScript(code: string, own: ScriptFloor): string[] {
  const found = new Set<string>();
  for (const node of nodesIn(parseAst(code) as unknown as Node)) {
    const newer = newerIn(node, own);
    if (newer) found.add(newer);
  }
  return [...found].sort();
}

/** The stylesheets that stand in a script as texts. */
export const stylesIn = (code: string): string[] =>
  nodesIn(parseAst(code) as unknown as Node)
    .filter(({ type, value }) => type === 'Literal' && typeof value === 'string')
    .map(({ value }) => String(value))
    .filter(text => /\{[a-z-]+:[^}]+\}/.test(text));

import { type Feature, type Floor, featureAt, featuresIn, isInFloor } from './compat-data.ts';

/** Types of values by their names, such as `color-mix` of colours. */
function* typesIn(feature: Feature | undefined): Generator<[string, Feature]> {
  for (const [name, inner] of featuresIn(feature)) {
    yield [name, inner];
    yield* typesIn(inner);
  }
}

const types = new Map(typesIn(featureAt('css', 'types')));

const all = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found);

/** What of one declaration is newer: the property, a keyword of it, a function. */
function newerInDeclaration(property: string, value: string, floor: Floor): string[] {
  const known = featureAt('css', 'properties', property);
  if (isInFloor(known, floor) === false) return [property];
  const words = all(value.replace(/"[^"]*"|var\([^)]*\)/g, ''), /(?<![\w-])([a-z][a-z-]*)(?![\w-]*\()/g);
  const keywords = words.filter(word => isInFloor(known?.[word] as Feature | undefined, floor) === false);
  const functions = all(value, /(?<![\w-])([a-z][a-z-]*)\(/g).filter(
    name => isInFloor(types.get(name), floor) === false,
  );
  return [...keywords.map(word => `${property}: ${word}`), ...functions.map(name => `${name}()`)];
}

/** What a stylesheet uses that is newer than a floor, as `gap`, `text-wrap: pretty`, `:has`, `@container`, `color-mix()`. */
export function newerInStyles(css: string, floor: Floor): string[] {
  const plain = css.replace(/\/\*.*?\*\//gs, '');
  const isNewer = (kind: string, name: string) => isInFloor(featureAt('css', kind, name), floor) === false;
  const selectors = all(plain, /([^{};]+)\{/g).filter(text => !text.trim().startsWith('@'));
  const found = [
    ...all(plain, /@([a-z-]+)/g)
      .filter(name => isNewer('at-rules', name))
      .map(name => `@${name}`),
    ...selectors
      .flatMap(selector => all(selector, /::?([a-z][a-z-]*)/g))
      .filter(name => isNewer('selectors', name))
      .map(name => `:${name}`),
    ...Array.from(plain.matchAll(/[{;]\s*([a-z-]+)\s*:\s*([^;{}]+)/g))
      // What stands there under its older name as well.
      .filter(([, property]) => !plain.includes(`-webkit-${property}:`))
      .flatMap(([, property = '', value = '']) => newerInDeclaration(property, value, floor)),
  ];
  return [...new Set(found)].sort();
}

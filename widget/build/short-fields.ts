import type { Plugin } from 'rollup';

/** Fields that no page and no API sees, by name; none is also a word of a sentence, an attribute or a browser's own. */
const fields = [
  'getState',
  'setState',
  'componentWillUnmount',
  'componentDidCatch',
  'getChildContext',
  'shouldComponentUpdate',
  'touchedRate',
  'tenureYears',
  'modelCode',
  'variantId',
  'numerator',
  'denominator',
  'chooseModel',
  'chooseVariant',
  'setDeposit',
  'setTenure',
  'setRate',
  'setMethod',
  'setModels',
  'isStandIn',
  'themeId',
  'isSeen',
  'onChoose',
  'onShare',
  'onRetry',
  'softenCars',
  'takeTyped',
  'isAlone',
  'ceilingNote',
  'reducingDisclaimer',
  'flatDisclaimer',
  'noVariants',
  'perMonth',
  'mounted',
  'speech',
  'soften',
  'paletteTokens',
  'messageQuery',
] as const;

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const short = new Map<string, string>(fields.map((name, index) => [name, `_${letters[index]}`]));
const anyField = new RegExp(`(?<![\\w/-])(?:${fields.join('|')})(?![\\w-])`, 'g');

/** Gives fields that stay inside the widget short names, the same ones in every file: names travel with every page. */
export const shortFields: Plugin = {
  name: 'short-fields',
  transform: code => ({ code: code.replace(anyField, name => short.get(name) ?? name), map: null }),
};

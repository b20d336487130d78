import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rollup';

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const core = from('../src/core.ts');
const parts = from('../src/parts/index.ts');

/** What is built apart takes these of the core beside it, by the module that they are imported from. */
const shared = {
  react: ['createElement', 'Fragment', 'useEffect', 'useRef', 'useState'],
  './parts/index.ts': [...readFileSync(parts, 'utf8').matchAll(/[{,]\s*(\w+)/g)].map(([, name = '']) => name),
  './parts/grouped.ts': ['grouped'],
  './ui/wording.ts': ['useWording'],
  './shell/mount.tsx': ['createMount'],
  '@loan-kereta/sdk/catalogue': ['quote', 'rateOf'],
  '@loan-kereta/sdk/loan': ['formatPercent', 'formatRM'],
};

/**
 * Files of which all that is imported apart is among the shared names, or the build fails; any other is built into
 * what imports it.
 */
const sharedFiles = new Set(
  [
    'widget/src/parts/index.ts',
    'widget/src/parts/context.tsx',
    'widget/src/parts/choices.tsx',
    'widget/src/parts/grouped.ts',
    'widget/src/ui/wording.ts',
    'widget/src/shell/mount.tsx',
    'sdk/src/catalogue/quote.ts',
    'sdk/src/loan/format.ts',
  ].map(path => from(`../../${path}`)),
);

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A core's export is named by a letter: names travel with every page, and these are a quarter kilobyte less. */
const short = new Map(
  Object.values(shared)
    .flat()
    .map((name, index) => [name, letters[index]]),
);

const exportLines = Object.entries(shared).map(
  ([source, names]) =>
    `export { ${names.map(name => `${name} as ${short.get(name)}`).join(', ')} } from '${source}';`,
);
const importLine = `export { ${[...short].map(([name, alias]) => `${alias} as ${name}`).join(', ')} } from './core.js';`;

/** Adds to the core what is taken from it, under short names. */
export const coreExports: Plugin = {
  name: 'core-exports',
  transform: (code, id) => (id === core ? { code: [code, ...exportLines].join('\n'), map: null } : null),
};

/**
 * For what is built apart, a theme or the advisor's tools: Preact, the parts and the shell that the core has come from
 * the core beside it, so that they exist once. Whatever else it imports is built into it, so that it is one request.
 */
export const coreBeside: Plugin = {
  name: 'core-beside',
  async resolveId(source, importer, options) {
    if (source === './core.js') return { id: source, external: true };
    if (source === 'react') return '\0core';
    const found = importer && (await this.resolve(source, importer, { ...options, skipSelf: true }));
    return found && sharedFiles.has(found.id) ? '\0core' : null;
  },
  load: id => (id === '\0core' ? importLine : null),
};

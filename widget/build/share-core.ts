import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rollup';

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const core = from('../src/core.ts');
const parts = from('../src/parts/index.ts');
const context = from('../src/parts/context.tsx');

/** What themes take of React, beside the parts. */
const reactNames = ['createElement', 'Fragment', 'useEffect', 'useRef', 'useState'];

const partNames = [...readFileSync(parts, 'utf8').matchAll(/[{,]\s*(\w+)/g)].map(([, name]) => name);

/** A core's export is named by its place, `a0` …: names travel with every page, and these are a quarter kilobyte less. */
const names = [...reactNames, ...partNames].map((name, index) => ({ name, short: `a${index.toString(36)}` }));
const list = (chosen: typeof names, write: (pair: (typeof names)[number]) => string) =>
  `{ ${chosen.map(write).join(', ')} }`;
const fromReact = names.slice(0, reactNames.length);
const fromParts = names.slice(reactNames.length);

const asExported = ({ name, short }: (typeof names)[number]) => `${name} as ${short}`;
const asImported = ({ name, short }: (typeof names)[number]) => `${short} as ${name}`;

/** Adds to the core what the themes take from it, under short names. */
export const coreExports: Plugin = {
  name: 'core-exports',
  transform: (code, id) =>
    id === core
      ? {
          code: `${code}
export ${list(fromReact, asExported)} from 'react';
export ${list(fromParts, asExported)} from './parts/index.ts';`,
          map: null,
        }
      : null,
};

/**
 * For a theme, which is built apart: Preact and the parts that the core has come from the core beside it, so that
 * they exist once. Whatever else a theme imports is built into it, so that a theme is one request.
 */
export const coreBeside: Plugin = {
  name: 'core-beside',
  async resolveId(source, importer, options) {
    if (source === './core.js') return { id: source, external: true };
    if (source === 'react') return '\0core';
    const found = importer && (await this.resolve(source, importer, { ...options, skipSelf: true }));
    return found && (found.id === parts || found.id === context) ? '\0core' : null;
  },
  load: id => (id === '\0core' ? `export ${list(names, asImported)} from './core.js';` : null),
};

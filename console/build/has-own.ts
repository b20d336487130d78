import type { Plugin } from 'vite';

/** Writes `Object.hasOwn`, which packages call and which came with Chromium 93, as what every engine has. */
export const hasOwn: Plugin = {
  name: 'has-own',
  apply: 'build',
  transform: code =>
    code.includes('Object.hasOwn(')
      ? { code: code.replaceAll('Object.hasOwn(', 'Object.prototype.hasOwnProperty.call('), map: null }
      : null,
};

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { floors } from '../../scripts/engine-floor/floors.ts';
import { newerInFiles } from '../../scripts/engine-floor/newer-in-files.ts';
import { testTimeout } from '../../scripts/timeouts.ts';

vi.setConfig({ testTimeout });

const assets = join(import.meta.dirname, '../dist/assets');
const files = readdirSync(assets)
  .filter(file => /\.(?:js|css)$/.test(file))
  .map(file => join(assets, file));

/** Calls that only engines reach that have them. */
const guardedScripts = [
  // Asked for before they are called, by us: browser/reachable.ts, browser/spare-time.ts, sdk/src/embed.
  ...['AbortSignal.timeout', 'cancelIdleCallback', 'requestIdleCallback', '.replaceSync()'],
  // By packages: Base UI, CodeMirror, Preact and React DOM.
  ...['.checkVisibility()', '.getComposedRanges()', '.moveBefore()', '.requestSubmit()'],
  ...['.startViewTransition()', 'Intl.Segmenter'],
  // Methods of a package's own that share a name with newer ones.
  ...['.CSSStyleSheet()', '.handler()', '.move()', '.toArray()', '.use()'],
];

/** Without them a page is plainer and works: each is left out by the engine alone. */
const optional = [
  ...['@container', 'container', 'container-type', 'grid-template-rows: subgrid', ':has', ':autofill'],
  ...['align-content: start', 'align-self: end', 'align-self: start', 'justify-content: end'],
  ...['justify-content: start', 'place-content: start', 'place-items: end', 'place-items: start'],
  ...['accent-color', 'color-mix()', 'forced-color-adjust', 'round()', 'rotate', 'translate'],
  ...['field-sizing', 'text-align-last', 'text-size-adjust', 'text-wrap', 'zoom'],
  ...['overflow: clip', 'overscroll-behavior', 'scrollbar-width'],
];

test('nothing built is newer than the site’s engines but what is guarded', () => {
  const { scripts, styles } = newerInFiles(files, floors.site);
  expect(scripts).toEqual(guardedScripts.toSorted());
  expect(styles).toEqual(optional.toSorted());
});

test('the own scripts of live streams are not newer than the calculator’s engines', () => {
  const overlay = files.filter(file => /(?:overlay|source|stage|draw)-[^/]*\.js$/.test(file));
  expect(overlay.length).toBeGreaterThan(3);
  // The stage has a method of its own that is named as a dialog's.
  expect(newerInFiles(overlay, floors.calculator).scripts).toEqual(['.show()', 'AbortSignal.timeout']);
});

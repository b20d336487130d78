import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { floors } from '../../scripts/engine-floor/floors.ts';
import { newerInFiles } from '../../scripts/engine-floor/newer-in-files.ts';
import { testTimeout } from '../../scripts/timeouts.ts';

vi.setConfig({ testTimeout });

const dist = join(import.meta.dirname, '../dist');
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  // A carried file is an expression for the server, made of the same modules.
  .filter(file => file.endsWith('.js') && !file.startsWith('carried'))
  .map(file => join(dist, file));

/** Calls that only engines reach that have them. */
const guardedScripts = [
  // sdk/src/embed/sheet.ts and element.ts use a style element where it fails.
  '.replaceSync()',
  // The advisor's tools stand on the site, whose engines have it.
  '.showModal()',
  // widget/src/parts asks whether it is there.
  '.getAnimations()',
  '.show()',
  // diagnose() is called by whoever builds a page, in an engine of today.
  '.checkVisibility()',
  '.findLast()',
  'AbortSignal.timeout',
];

/** What shell/older-engine.ts writes otherwise where it is lacking. */
const substituted = [
  ...[
    ':has',
    ':is',
    'color-mix()',
    'inset',
    'margin-block',
    'margin-inline',
    'padding-block',
    'padding-inline',
  ],
  ...['rotate', 'scale', 'translate'],
];

/** Without them a calculator is plainer, and has its figures: each is left out by the engine alone. */
const optional = [
  // Wide layouts: without them there is the one of a phone.
  ...['@container', 'container', 'container-type', 'grid-template-columns: subgrid', 'inset-inline'],
  // Edges, lines and places of text.
  ...['align-content: end', 'align-content: start', 'align-self: end', 'align-self: start', 'border-block'],
  ...[
    'justify-content: end',
    'justify-content: start',
    'place-self: end',
    'place-self: start',
    'aspect-ratio',
  ],
  ...[
    'min-width: fit-content',
    'width: fit-content',
    'overflow-wrap: anywhere',
    'text-align-last',
    'text-box',
  ],
  ...['text-decoration-thickness', 'text-underline-offset', 'text-wrap', 'tab-size', 'field-sizing'],
  ...['font-family: system-ui', 'font-family: ui-rounded', 'font-size-adjust', 'font-synthesis-style'],
  // Colours and ornaments.
  ...['-webkit-box-reflect', '@starting-style', 'accent-color', 'forced-color-adjust', 'oklch()'],
  // Scrolling, cutting, keyboard and print.
  ...[
    'overflow-clip-margin',
    'overflow-x: clip',
    'overflow-y: clip',
    'overflow: clip',
    'overscroll-behavior',
  ],
  ...['contain-intrinsic-size', 'content-visibility', 'scroll-margin-top', ':focus-visible', 'reading-flow'],
  ...[':backdrop', ':checkmark', ':picker', ':picker-icon', 'break-before: avoid'],
];

test('nothing built is newer than the calculator’s engines but what is guarded', () => {
  const { scripts, styles } = newerInFiles(files, floors.calculator);
  expect(scripts).toEqual(guardedScripts.toSorted());
  expect(styles).toEqual([...substituted, ...optional].toSorted());
});

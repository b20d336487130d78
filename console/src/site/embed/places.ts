import type { Drawing } from './drawing.tsx';
import type { Way } from './snippets.ts';

/** The places where advisors want their calculator, as the page asks for them. */
export const places = [
  'wordpress',
  'wix',
  'squarespace',
  'shopify',
  'blogger',
  'sites',
  'linktree',
  'social',
  'listing',
  'html',
  'react',
  'other',
] as const;
export type Place = (typeof places)[number];

interface PlaceFacts {
  /** The one thing to paste there: the link where the real program was not tried. */
  readonly way: Way;
  readonly drawing: Drawing;
  /** Whether the real program was seen with it. */
  readonly isTried?: boolean;
  /** The way of the calculator itself, where the place is said to take HTML and was not tried. */
  readonly untried?: Way;
}

/** Facts of each place. Without `isTried` and `untried` it takes a link only. */
export const placeFacts: Readonly<Record<Place, PlaceFacts>> = {
  wordpress: { way: 'element', drawing: 'block', isTried: true },
  wix: { way: 'link', drawing: 'button', untried: 'frame' },
  squarespace: { way: 'link', drawing: 'button', untried: 'element' },
  shopify: { way: 'link', drawing: 'button', untried: 'element' },
  blogger: { way: 'link', drawing: 'words', untried: 'element' },
  sites: { way: 'link', drawing: 'button', untried: 'frame' },
  linktree: { way: 'link', drawing: 'bio' },
  social: { way: 'link', drawing: 'profile' },
  listing: { way: 'link', drawing: 'listing' },
  html: { way: 'element', drawing: 'code', isTried: true },
  react: { way: 'react', drawing: 'code', isTried: true },
  other: { way: 'link', drawing: 'words', untried: 'element' },
};

export const isPlace = (value: unknown): value is Place => places.some(place => place === value);

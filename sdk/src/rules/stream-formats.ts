/**
 * The forms that a live stream shows: the calculator itself, a band across the lower part, a card at the side, a whole
 * upright or wide screen, and a small ticker that turns between two faces.
 */
export const streamFormats = [
  'calculator',
  'lower-third',
  'side-card',
  'portrait',
  'landscape',
  'ticker',
] as const;
export type StreamFormat = (typeof streamFormats)[number];

/** The most characters of the advisor's own line on a stream. */
export const longestStreamNote = 60;

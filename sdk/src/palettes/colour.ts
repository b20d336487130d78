const channels = (hex: string): number[] => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16));

/** `hex` with each of its channels (0–255) changed. */
const change = (hex: string, to: (channel: number, index: number, all: number[]) => number): string =>
  `#${channels(hex)
    .map(to)
    .map(channel => (Math.round(channel) + 256).toString(16).slice(1))
    .join('')}`;

/** The colour that lies `share` (0–1) of the way between two `#rrggbb` colours, in sRGB. */
export const mix = (from: string, to: string, share: number): string =>
  change(from, (channel, index) => channel + ((channels(to)[index] ?? 0) - channel) * share);

/** The brightest colour of the same hue and saturation. */
export const vivid = (hex: string): string =>
  change(hex, (channel, _, all) => (channel * 255) / Math.max(1, ...all));

/** The colour without its white: as saturated as its hue can be, and darker. */
export const deep = (hex: string): string => change(hex, (channel, _, all) => channel - Math.min(...all));

/** Relative luminance, 0 (black) to 1 (white). Source: WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map(channel =>
    channel > 10 ? ((channel / 255 + 0.055) / 1.055) ** 2.4 : channel / 3294.6,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21. Source: WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const ratio = (luminance(one) + 0.05) / (luminance(other) + 0.05);
  return Math.max(ratio, 1 / ratio);
}

/**
 * The colour nearest to `from`, on the way to `to`, that has a contrast of `ratio` with all grounds; `to` where none
 * has. The contrast must rise on the way: it is found by halving.
 */
export function reach(from: string, to: string, ratio: number, grounds: string[], halvings = 6): string {
  const passes = (hex: string) => grounds.every(ground => contrast(hex, ground) >= ratio);
  const middle = mix(from, to, 0.5);
  if (passes(from)) return from;
  if (!halvings) return to;
  return passes(middle)
    ? reach(from, middle, ratio, grounds, halvings - 1)
    : reach(middle, to, ratio, grounds, halvings - 1);
}

import type { StreamFormat } from '@loan-kereta/sdk/rules';

/** A format made for streams, other than the calculator itself. */
export type DrawnFormat = Exclude<StreamFormat, 'calculator'>;

/** The picture of a stream in px, wide and upright, with the size of the smallest letters in it. */
const pictures = {
  wide: { width: 1920, height: 1080, letters: 56 },
  upright: { width: 1080, height: 1920, letters: 34 },
};

/** The room of each format in a picture of a stream, in px. */
const rooms: Readonly<
  Record<DrawnFormat, Readonly<Record<keyof typeof pictures, readonly [width: number, height: number]>>>
> = {
  'lower-third': { wide: [1920, 560], upright: [900, 620] },
  'side-card': { wide: [840, 1080], upright: [560, 1000] },
  portrait: { wide: [1080, 1920], upright: [900, 1020] },
  landscape: { wide: [1920, 1080], upright: [900, 1020] },
  ticker: { wide: [1400, 520], upright: [900, 360] },
};

/** The shapes of sources that hold the whole picture of a stream; a source of any other shape is one format's own. */
const wholeShapes = [16 / 9, 9 / 16, 4 / 3, 3 / 4];

export interface Room {
  readonly isUpright: boolean;
  /** Px of the source for a px of the picture. */
  readonly scale: number;
  /** The smallest letters, in px of the source. */
  readonly letters: number;
  /** The width and height of the format, in px of the source. */
  readonly width: number;
  readonly height: number;
  /** The px of the source that the format leaves free at each side. */
  readonly free: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
}

/** The px that an upright picture leaves free for the app around it. */
const freeUpright = { top: 220, right: 120, bottom: 680, left: 60 };
const freeNowhere = { top: 0, right: 0, bottom: 0, left: 0 };

/**
 * The room of a format in a source. An upright picture leaves free what TikTok lays over it: 220 px at the top, 420 at the
 * bottom, where a live's comments take 260 more, and 120 at the right
 * (https://docs.rs/ffcine-reframe/0.2.0/ffcine_reframe/profile/struct.SafeArea.html).
 * @param width and height of the source, in px
 */
export function roomOf(format: DrawnFormat, width: number, height: number): Room {
  const isUpright = height > width;
  const whole = isUpright ? pictures.upright : pictures.wide;
  // A format for an upright screen stays upright in a wide source.
  const { letters } = format === 'portrait' ? pictures.upright : whole;
  const [ownWidth, ownHeight] = rooms[format][isUpright ? 'upright' : 'wide'];
  const isWhole = wholeShapes.some(shape => Math.abs(width / height / shape - 1) < 0.03);
  const ownScale = Math.min(width / ownWidth, height / ownHeight);
  const scale = isWhole ? Math.min(ownScale, width / whole.width, height / whole.height) : ownScale;
  const { top, right, bottom, left } = isUpright && isWhole ? freeUpright : freeNowhere;
  const free = { top: top * scale, right: right * scale, bottom: bottom * scale, left: left * scale };
  return {
    isUpright,
    scale,
    letters: letters * scale,
    width: ownWidth * scale,
    height: ownHeight * scale,
    free,
  };
}

/** The least width of a QR code in a picture of 1080, in px: read at 360p and 0.35 Mbit/s. */
const leastCode = 200;

/**
 * Px of a module of a QR code: whole, so that no edge is blurred, and at least 200 px in all in a picture of 1080.
 * @param modules the width of the code with its border
 */
export const modulePixels = (modules: number, scale: number): number =>
  Math.max(2, Math.ceil((leastCode * scale) / modules));

import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How two pictures differ. */
export interface Difference {
  readonly pixels: number;
  /** Of the larger picture's pixels, 0 to 1. */
  readonly share: number;
  /** A PNG of the first, the second, and what differs in red. */
  readonly sideBySide: Buffer;
}

/** The picture on a white ground of the given size, as pixels can be compared only one by one. */
function onGround(picture: PNG, ground: { width: number; height: number }): PNG {
  const drawn = new PNG(ground);
  drawn.data.fill(255);
  PNG.bitblt(picture, drawn, 0, 0, picture.width, picture.height, 0, 0);
  return drawn;
}

/** Compares two PNGs. Where one is larger, what it has more counts as different unless it is white. */
export function differenceOf(before: Buffer, now: Buffer): Difference {
  const pictures = [PNG.sync.read(before), PNG.sync.read(now)];
  const width = Math.max(...pictures.map(picture => picture.width));
  const height = Math.max(...pictures.map(picture => picture.height));
  const [first, second] = pictures.map(picture => onGround(picture, { width, height }));
  if (!first || !second) throw new Error('Two pictures are needed.');
  const marked = new PNG({ width, height });
  const pixels = pixelmatch(first.data, second.data, marked.data, width, height, { threshold: 0.1 });

  const gap = 16;
  const sheet = new PNG({ width: width * 3 + gap * 2, height });
  sheet.data.fill(255);
  for (const [index, picture] of [first, second, marked].entries())
    PNG.bitblt(picture, sheet, 0, 0, width, height, index * (width + gap), 0);
  return { pixels, share: pixels / (width * height), sideBySide: PNG.sync.write(sheet) };
}

import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A picture of noise, which no encoder makes small, unless a plain colour is asked for. */
export function picture(width: number, height: number, colour?: string): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return colour === undefined
    ? sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    : sharp({ create: { width, height, channels: 3, background: colour } });
}

/** A form with one file, as a browser sends it. */
export function formWith(
  file: Uint8Array,
  name = 'photo.jpg',
  type = 'image/jpeg',
  field = 'file',
): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(file)], { type }), name);
  return form;
}

const pngChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** Where each pass of an interlaced PNG starts, and how far apart its pixels are: x, y, then the steps. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** A PNG of the dearest kind, 16 bits for each of red, green, blue and opacity, interlaced, around these pixels. */
function dearestPng(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([16, 6, 0, 0, 1], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A whole PNG of the dearest kind, all of it black: some kilobytes that unpack to 8 bytes for each pixel. */
export function bombPng(width: number, height: number): Buffer {
  const bytes = passes.map(([x, y, stepX, stepY]) => {
    const [columns, rows] = [Math.ceil((width - x) / stepX), Math.ceil((height - y) / stepY)];
    return columns > 0 ? Math.max(0, rows) * (1 + columns * 8) : 0;
  });
  return dearestPng(width, height, deflateSync(Buffer.alloc(bytes.reduce((sum, one) => sum + one, 0))));
}

/** The header of a PNG of this size, with nothing behind it that could be decoded. */
export const pngHeader = (width: number, height: number): Buffer =>
  dearestPng(width, height, Buffer.from('no pixels'));

import sharp from 'sharp';
import { expect, test } from 'vitest';
import { bombPng, picture, pngHeader } from '../testing/pictures.ts';
import { makePicture, PictureRefused } from './picture.ts';

const metadata = async (file: Uint8Array) => sharp(await makePicture(file, 512)).metadata();

async function refusal(file: Uint8Array): Promise<string> {
  const error: unknown = await makePicture(file, 512).catch(thrown => thrown);
  if (error instanceof Error && !(error instanceof PictureRefused)) throw error;
  return error instanceof PictureRefused ? error.code : 'taken';
}

test.each(['jpeg', 'png', 'gif', 'webp'] as const)('a %s becomes a WebP within 512 pixels', async format => {
  const file = await picture(1600, 800, 'red').toFormat(format).toBuffer();
  expect(await metadata(file)).toMatchObject({ format: 'webp', width: 512, height: 256 });
});

test('a small picture keeps its size', async () => {
  const file = await picture(40, 30).png().toBuffer();
  expect(await metadata(file)).toMatchObject({ width: 40, height: 30 });
});

test('the same picture gives the same bytes', async () => {
  const file = await picture(300, 300).jpeg().toBuffer();
  expect(Buffer.from(await makePicture(file, 512)).equals(Buffer.from(await makePicture(file, 512)))).toBe(
    true,
  );
});

test('nothing is left of what a camera wrote into the file', async () => {
  const file = await picture(200, 100, 'red')
    .withExif({
      IFD0: { Copyright: 'Siti', Make: 'Kamera' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '3/1 8/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '101/1 41/1 0/1',
      },
    })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  expect((await sharp(file).metadata()).exif).toBeDefined();
  const made = await makePicture(file, 512);
  const { exif, icc, xmp, iptc, comments } = await sharp(made).metadata();
  expect({ exif, icc, xmp, iptc, comments }).toEqual({});
  expect(Buffer.from(made).includes('Kamera')).toBe(false);
});

test('a picture that the camera held sideways stands upright', async () => {
  const file = await picture(200, 100, 'red').withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await metadata(file)).toMatchObject({ width: 100, height: 200 });
});

test('of an animation the first picture is kept', async () => {
  const frames = await Promise.all(['red', 'lime'].map(colour => picture(64, 64, colour).png().toBuffer()));
  const file = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(file, { animated: true }).metadata()).pages).toBe(2);
  const { dominant } = await sharp(await makePicture(file, 512)).stats();
  expect(dominant.r).toBeGreaterThan(200);
  expect(dominant.g).toBeLessThan(60);
});

/** A JPEG or a WebP of 64 × 64 pixels whose header says that it has these. */
async function relabelled(format: 'jpeg' | 'webp', width: number, height: number): Promise<Buffer> {
  const file = await picture(64, 64).toFormat(format).toBuffer();
  if (format === 'jpeg') {
    const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
    file.writeUInt16BE(height, frame + 5);
    file.writeUInt16BE(width, frame + 7);
  } else {
    const frame = file.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
    file.writeUInt16LE(width, frame + 3);
    file.writeUInt16LE(height, frame + 5);
  }
  return file;
}

/** The start of a GIF whose screen and one frame have this size. */
function gifHeader(width: number, height: number): Buffer {
  const file = Buffer.from(
    'GIF89a\0\0\0\0\xf0\0\0\0\0\0\xff\xff\xff,\0\0\0\0\0\0\0\0\0\x02\x02D\x01\0;',
    'latin1',
  );
  for (const offset of [6, 24]) {
    file.writeUInt16LE(width, offset);
    file.writeUInt16LE(height, offset + 2);
  }
  return file;
}

test.each([
  ['a PNG', () => pngHeader(5001, 5000)],
  ['a PNG of billions of pixels', () => pngHeader(60_000, 60_000)],
  ['a PNG of one row', () => pngHeader(25_000_001, 1)],
  ['a JPEG', () => relabelled('jpeg', 5001, 5000)],
  ['a WebP', () => relabelled('webp', 5001, 5000)],
  ['a GIF', () => gifHeader(5001, 5000)],
])('%s of more than 25 megapixels is refused by its header: there is no pixel to decode', async (_, file) => {
  expect(await refusal(await file())).toBe('too_many_pixels');
});

test('25 megapixels of the dearest kind are taken', async () => {
  expect(await metadata(bombPng(5000, 5000))).toMatchObject({ width: 512, height: 512 });
});

test('of an animation one frame counts, since only one is decoded', async () => {
  const frames = await Promise.all(
    Array.from({ length: 7 }, (_, shade) =>
      picture(2000, 2000, `rgb(${shade * 30}, 0, 0)`)
        .png({ compressionLevel: 1 })
        .toBuffer(),
    ),
  );
  const file = await sharp(frames, { join: { animated: true } })
    .gif({ effort: 1 })
    .toBuffer();
  const { width, height, pages = 1 } = await sharp(file, { animated: true }).metadata();
  expect(width * height * pages).toBeGreaterThan(25_000_000);
  expect(await metadata(file)).toMatchObject({ width: 512, height: 512 });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

test.each([
  ['an SVG', Buffer.from(svg)],
  ['an SVG with a declaration', Buffer.from(`<?xml version="1.0"?>${svg}`)],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj')],
  ['nothing', Buffer.alloc(0)],
  ['zeros', Buffer.alloc(5000)],
  ['the start of a GIF', Buffer.from('GIF89a')],
])('%s is no picture', async (_, file) => {
  expect(await refusal(file)).toBe('not_an_image');
});

test.each(['jpeg', 'png'] as const)('half of a %s is no picture', async format => {
  const file = await picture(400, 400).toFormat(format).toBuffer();
  expect(await refusal(file.subarray(0, file.length / 2))).toBe('not_an_image');
});

test.each(['tiff', 'avif'] as const)('a %s is not taken', async format => {
  expect(await refusal(await picture(64, 64).toFormat(format).toBuffer())).toBe('not_an_image');
});

import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ApiError } from '../http/errors.ts';
import { picture } from '../testing/pictures.ts';
import { makePicture } from './picture.ts';

const metadata = async (file: Uint8Array) => sharp(await makePicture(file)).metadata();

async function refusal(file: Uint8Array): Promise<string> {
  const error: unknown = await makePicture(file).catch(thrown => thrown);
  return error instanceof ApiError ? error.code : 'taken';
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
  expect(Buffer.from(await makePicture(file)).equals(Buffer.from(await makePicture(file)))).toBe(true);
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
  const made = await makePicture(file);
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
  const { dominant } = await sharp(await makePicture(file)).stats();
  expect(dominant.r).toBeGreaterThan(200);
  expect(dominant.g).toBeLessThan(60);
});

/** A PNG that says it has so many pixels, all of them black: a few kilobytes for any size. */
function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * Math.min(height, 2000));
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('a small file that unpacks to billions of pixels is refused', async () => {
  const bomb = hugePng(60_000, 60_000);
  expect(bomb.length).toBeLessThan(100_000);
  expect(await refusal(bomb)).toBe('not_an_image');
  // The same file with a size that is allowed is a picture.
  expect(await metadata(hugePng(2000, 2000))).toMatchObject({ width: 512, height: 512 });
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

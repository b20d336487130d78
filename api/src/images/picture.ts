import sharp from 'sharp';
import type { PictureRefusal } from './refusals.ts';

// Only these are ever decoded, whatever a file is called: no SVG, no PDF, nothing that can name other files.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif', 'Webp'].map(format => `VipsForeignLoad${format}Buffer`),
});
// One picture, once: nothing to keep, and no more of the machine than one thread.
sharp.cache(false);
sharp.concurrency(1);

/** More than nearly any phone's picture within 2 MiB. With 8 bytes for each, it is what one picture can cost in memory. */
const mostPixels = 25_000_000;

/** Says that the file is at fault, and how. */
export class PictureRefused extends Error {
  readonly code: PictureRefusal;

  constructor(code: PictureRefusal) {
    super(code);
    this.code = code;
  }
}

/**
 * Decodes a picture (JPEG, PNG, GIF or WebP; of an animation the first frame) and makes a new one of it: WebP, upright,
 * within `side` × `side` pixels, and without anything else that the file held. The server has it done by `Pictures`, in a
 * process of its own.
 * @throws {PictureRefused} `too_many_pixels` by what the file's header says, before anything is decoded;
 *   `not_an_image` for whatever cannot be decoded to the end
 */
export async function makePicture(file: Uint8Array, side: number): Promise<Uint8Array> {
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false, pages: 1 }).metadata();
    if (width * height > mostPixels) throw new PictureRefused('too_many_pixels');
    return await sharp(file, { failOn: 'error', limitInputPixels: mostPixels, pages: 1 })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    // Whatever the decoder has to say is about the file that it was given.
    throw error instanceof PictureRefused ? error : new PictureRefused('not_an_image');
  }
}

import sharp from 'sharp';
import { ApiError } from '../http/errors.ts';

// Only these are ever decoded, whatever a file is called: no SVG, no PDF, nothing that can name other files.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif', 'Webp'].map(format => `VipsForeignLoad${format}Buffer`),
});

/** The longest side of a kept picture, in pixels. */
const side = 512;
/** More than any phone's camera makes within 2 MiB; a picture that claims more only wants our memory. */
const mostPixels = 64_000_000;
const seconds = 10;

/**
 * Decodes a picture (JPEG, PNG, GIF or WebP; of an animation the first frame) and makes a new one of it: WebP, upright,
 * within 512 × 512 pixels, and without anything else that the file held.
 * @throws {ApiError} `not_an_image` for whatever cannot be decoded to the end
 */
export async function makePicture(file: Uint8Array): Promise<Uint8Array> {
  try {
    return await sharp(file, { failOn: 'error', limitInputPixels: mostPixels, pages: 1 })
      .timeout({ seconds })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    // Whatever the decoder has to say is about the file that it was given.
    throw new ApiError('not_an_image');
  }
}

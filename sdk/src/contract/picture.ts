import { maxImageBytes, maxImageMegabytes } from '../rules/index.ts';
import { z } from './zod.ts';

/** What becomes of an uploaded picture. @param side in pixels */
export const pictureSummary = (what: string, side: number): string =>
  `Uploads ${what} (JPEG, PNG, GIF or WebP), of at most 25 megapixels, which is made anew within ${side} × ${side} pixels`;

/** What an upload of a picture takes, what it answers, and why it is refused. */
export const pictureUpload = {
  method: 'POST',
  createsOnce: true,
  file: {
    maxBytes: maxImageBytes,
    tooLarge: `Image size must be less than ${maxImageMegabytes}MB`,
    missing: 'Please select an image file (JPG, PNG, GIF)',
  },
  response: z.object({ url: z.string().meta({ description: 'Its address on this site' }) }),
  errors: ['not_an_image', 'too_many_pixels', 'too_many_requests', 'pictures_busy', 'storage_unavailable'],
} as const;

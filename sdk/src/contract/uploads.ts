import { maxImageBytes } from '../rules/index.ts';
import { endpoint } from './define.ts';
import { z } from './zod.ts';

export const uploads = {
  add: endpoint({
    method: 'POST',
    path: '/api/upload',
    access: 'user',
    createsOnce: true,
    tag: 'Profile',
    summary:
      'Uploads a picture (JPEG, PNG, GIF or WebP), of at most 25 megapixels, which is made anew within 512 × 512 pixels',
    file: {
      maxBytes: maxImageBytes,
      tooLarge: 'Image size must be less than 2MB',
      missing: 'Please select an image file (JPG, PNG, GIF)',
    },
    response: z.object({ url: z.string().meta({ description: 'Its address on this site' }) }),
    errors: ['not_an_image', 'too_many_pixels', 'too_many_requests', 'pictures_busy', 'storage_unavailable'],
  }),
};

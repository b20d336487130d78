import { longestAddress } from '../rules/index.ts';
import { endpoint } from './define.ts';
import { line } from './text.ts';
import { z } from './zod.ts';

const pixels = z.coerce.number().int().min(1).max(100_000);

const oembedSchema = z
  .object({
    version: z.literal('1.0'),
    type: z.literal('rich'),
    title: z.string(),
    author_name: z.string(),
    author_url: z.string(),
    provider_name: z.string(),
    provider_url: z.string(),
    cache_age: z.int().meta({ description: 'Seconds' }),
    thumbnail_url: z.string().optional().meta({ description: 'The picture of what the address offers' }),
    thumbnail_width: z.int().optional().meta({ description: 'Within the room that is asked for' }),
    thumbnail_height: z.int().optional(),
    html: z.string(),
    width: z.int(),
    height: z.int(),
  })
  .meta({ id: 'Oembed' });

export const hosted = {
  oembed: endpoint({
    method: 'GET',
    path: '/oembed',
    access: 'public',
    crossOrigin: true,
    tag: 'Embed',
    summary: 'How an advisor’s hosted page is put into another page (oEmbed 1.0)',
    query: z.object({
      url: line(longestAddress).meta({ description: 'The address of the page: …/a/SLUG' }),
      maxwidth: pixels.optional(),
      maxheight: pixels.optional(),
      format: line(20).optional().meta({ description: '`json`; another one is refused' }),
    }),
    response: oembedSchema,
    errors: ['advisor_not_found', 'format_not_supported'],
  }),
};

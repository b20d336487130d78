import { paletteNames, plans } from '../plans/index.ts';
import { readSlug } from '../reading/slug.ts';
import { longestAddress, profileLimits } from '../rules/index.ts';
import { endpoint } from './define.ts';
import { featuresSchema } from './features.ts';
import { drawnLayoutSchema, savedLayoutSchema } from './layouts.ts';
import { carModelSchema } from './models.ts';
import { z } from './zod.ts';

/** An advisor's public name in addresses: 3–40 of a–z, 0–9 and single hyphens. */
export const slugSchema = z
  .string()
  .min(profileLimits.slug.min)
  .max(profileLimits.slug.max)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens.')
  .meta({ id: 'Slug' });

/** The same as a page names it, in a spelling that can mean only one. */
const writtenSlug = z
  .string()
  .max(longestAddress)
  .transform(readSlug)
  .pipe(slugSchema)
  .meta({ description: 'The advisor’s public name' });

/** Everything that the widget needs to draw an advisor's calculator, in one answer. Nothing in it is private. */
export const embedSchema = z
  .object({
    advisor: z.object({
      slug: z.string(),
      branding_name: z.string(),
      headline: z.string(),
      whatsapp: z.string(),
      whatsapp_digits: z.string().meta({ description: 'For links; empty when the number cannot be dialled' }),
      photo_url: z.string().nullable(),
    }),
    plan: z.enum(plans),
    features: featuresSchema,
    themeKey: z.string().meta({
      description: 'theme-01 … theme-20: what is drawn where there is no `layout`, or it cannot be drawn',
    }),
    layout: drawnLayoutSchema
      .nullable()
      .meta({ description: 'The advisor’s own layout, where the calculator shows one' }),
    palette: z.enum(paletteNames),
    colours: z.record(z.string(), z.string()).meta({
      description: 'The palette, or the layout’s own colours, as the custom properties that themes draw with',
    }),
    models: z.array(carModelSchema),
  })
  .meta({ id: 'Embed' });
export type Embed = z.infer<typeof embedSchema>;

/** The same for the advisor's own page, with what only the advisor may know. */
export const ownCalculatorSchema = embedSchema
  .extend({
    advisor: embedSchema.shape.advisor.extend({
      uploaded: z.boolean().meta({ description: 'Whether the photo was uploaded, rather than linked to' }),
    }),
    layout: savedLayoutSchema.nullable(),
    edited: z.boolean().meta({ description: 'Whether the models are the advisor’s own' }),
    data_version: z.string().meta({ description: 'What a change of /api/me/data names in If-Match' }),
  })
  .meta({ id: 'OwnCalculator' });
export type OwnCalculator = z.infer<typeof ownCalculatorSchema>;

export const embed = {
  get: endpoint({
    method: 'GET',
    path: '/api/embed/:slug',
    access: 'public',
    crossOrigin: true,
    moves: true,
    tag: 'Embed',
    summary: 'Everything that an advisor’s calculator needs, in one answer',
    params: z.object({ slug: writtenSlug }),
    response: embedSchema,
    errors: ['advisor_not_found'],
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/me/calculator',
    access: 'user',
    tag: 'Embed',
    summary: 'The advisor’s own calculator as buyers are shown it, and what is needed to change it',
    response: ownCalculatorSchema,
  }),
};

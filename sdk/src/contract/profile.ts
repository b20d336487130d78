import { paletteNames } from '../plans/index.ts';
import { exampleSlug, isPhoneOrNone, longestAddress, pictureLink, profileLimits } from '../rules/index.ts';
import { endpoint } from './define.ts';
import { slugSchema } from './embed.ts';
import { line } from './text.ts';
import { z } from './zod.ts';

/** Names that an advisor's address may not have: addresses of ours, and what would pass for us. */
const reservedSlugs = new Set([
  exampleSlug,
  ...'about account admin administrator api app assets billing blog console contact customize data debug docs editor embed examples faq healthz help home index kereta legal loan-kereta loankereta login logout mail me metrics models modules new null oembed official perodua pricing privacy profile readyz register root security settings shop sign-in signin sign-up signup site static status support system team templates terms test undefined uploads user users www'.split(
    ' ',
  ),
]);

/** A name that an advisor may take. */
export const ownSlugSchema = slugSchema.refine(
  slug => !reservedSlugs.has(slug),
  'This name is kept for the site itself.',
);

const whatsapp = line(profileLimits.whatsapp).refine(
  isPhoneOrNone,
  'Use a phone number, such as 012-345 6789 or +60 12-345 6789.',
);

/** A link to a picture elsewhere; empty for none. */
const photoUrl = line(longestAddress)
  .nullable()
  .transform((text, context) => {
    const link = text ? pictureLink(text) : null;
    if (link !== undefined) return link;
    context.addIssue('Use a link that starts with https://.');
    return z.NEVER;
  });
const uploadedImage = line(longestAddress)
  .nullable()
  .transform(text => text || null);

export const profileSchema = z
  .object({
    slug: z.string().meta({ description: 'The public name, as in /a/SLUG' }),
    headline: z.string(),
    branding_name: z.string(),
    whatsapp: z.string().meta({ description: 'As the advisor wrote it' }),
    photo_url: z.string().nullable().meta({ description: 'A link to a picture elsewhere' }),
    uploaded_image: z.string().nullable().meta({
      description: 'The address of an uploaded picture on this site; never set together with photo_url',
    }),
    themeKey: z.string().meta({ description: 'theme-01 … theme-20, or layout-ID for a layout of one’s own' }),
    palette: z.enum(paletteNames),
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof profileSchema>;

const fields = z
  .object({
    slug: ownSlugSchema,
    headline: line(profileLimits.headline),
    branding_name: line(profileLimits.name),
    whatsapp,
    photo_url: photoUrl,
    uploaded_image: uploadedImage,
    themeKey: line(40).meta({ description: 'In any spelling: theme-07, theme7, carousel, layout-12' }),
    palette: z.enum(paletteNames),
  })
  .partial();

/** The fields to change, each in the spelling of the answer or in the other one that clients use. */
export const profileChangeSchema = fields
  .extend({
    brandingName: fields.shape.branding_name,
    photoUrl: fields.shape.photo_url,
    uploadedImage: fields.shape.uploaded_image,
    theme_key: fields.shape.themeKey,
  })
  .transform(({ brandingName, photoUrl, uploadedImage, theme_key, ...given }) => {
    const others = {
      branding_name: brandingName,
      photo_url: photoUrl,
      uploaded_image: uploadedImage,
      themeKey: theme_key,
    };
    return { ...others, ...given };
  })
  .refine(change => !(change.photo_url && change.uploaded_image), {
    path: ['photo_url'],
    message: 'Give either a link or an uploaded picture, and leave the other empty.',
  });
export type ProfileChange = z.output<typeof profileChangeSchema>;

const common = { path: '/api/me/profile', access: 'user', tag: 'Profile' } as const;

export const profile = {
  get: endpoint({ ...common, method: 'GET', summary: 'The advisor’s own profile', response: profileSchema }),
  save: endpoint({
    ...common,
    method: 'POST',
    summary: 'Changes what is given of the profile and leaves the rest',
    explainsFields: true,
    body: profileChangeSchema,
    response: profileSchema,
    errors: [
      'slug_taken',
      'too_many_slugs',
      'theme_not_in_plan',
      'layouts_not_in_plan',
      'palette_not_in_plan',
    ],
  }),
};

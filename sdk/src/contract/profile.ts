import { z } from 'zod';
import { paletteNames } from '../plans/index.ts';
import { normalisePhone } from '../wording/phone.ts';
import { endpoint } from './define.ts';
import { slugSchema } from './embed.ts';

/** Names that an advisor's address may not have: addresses of ours, and what would pass for us. */
const reservedSlugs = new Set(
  'about account admin administrator api app assets billing blog console contact customize data debug demo docs editor embed examples faq healthz help home index kereta legal loan-kereta loankereta login logout mail me metrics models modules new null oembed official perodua pricing privacy profile readyz register root security settings shop sign-in signin sign-up signup site static status support system team templates terms test undefined uploads user users www'.split(
    ' ',
  ),
);

/** A name that an advisor may take. */
export const ownSlugSchema = slugSchema.refine(
  slug => !reservedSlugs.has(slug),
  'This name is kept for the site itself.',
);

/** One line of text as people type it, without spaces around it. */
const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `Use at most ${longest} characters.`)
    .regex(/^\P{Cc}*$/u, 'Use one line, without control characters.');

const isWebLink = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const whatsapp = line(20).refine(
  text => text === '' || normalisePhone(text) !== undefined,
  'Use a phone number, such as 012-345 6789 or +60 12-345 6789.',
);
const photoUrl = line(500)
  .refine(text => text === '' || isWebLink(text), 'Use a link that starts with https:// or http://.')
  .nullable()
  .transform(text => text || null);
const uploadedImage = line(500)
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
    themeKey: z.string().meta({ description: 'theme-01 … theme-20, or preset-ID for a layout of one’s own' }),
    palette: z.enum(paletteNames),
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof profileSchema>;

const fields = z
  .object({
    slug: ownSlugSchema,
    headline: line(120),
    branding_name: line(50),
    whatsapp,
    photo_url: photoUrl,
    uploaded_image: uploadedImage,
    themeKey: line(40).meta({ description: 'In any spelling: theme-07, theme7, carousel, preset-12' }),
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
      'presets_not_in_plan',
      'palette_not_in_plan',
    ],
  }),
};

import { type CarModel, defaultBrand, perodua } from '@loan-kereta/sdk/catalogue';
import { type Embed, featuresOf } from '@loan-kereta/sdk/contract';
import type { Layout } from '@loan-kereta/sdk/layouts';
import { palettes, tokens } from '@loan-kereta/sdk/palettes';
import { entitlements, type PaletteName, type PlanName, planAliases } from '@loan-kereta/sdk/plans';

/** The advisor that stories speak for. */
const aisyah: Embed['advisor'] = {
  slug: 'aisyah-klang',
  branding_name: 'Aisyah Perodua Klang',
  headline: 'Kereta pertama anda bermula di sini',
  whatsapp: '012-345 6789',
  whatsapp_digits: '60123456789',
  photo_url: null,
};

/** What a story may ask the answer to hold; the rest is as for any advisor. */
export interface Situation {
  readonly plan?: PlanName | undefined;
  readonly theme?: string | undefined;
  readonly palette?: PaletteName | undefined;
  /** `uploaded` is what only the advisor's own page adds. */
  readonly advisor?: (Partial<Embed['advisor']> & { readonly uploaded?: boolean }) | undefined;
  readonly models?: readonly CarModel[] | undefined;
  /** The advisor's own layout. */
  readonly layout?: Layout | undefined;
}

/** What `GET /api/embed/:slug` answers for an advisor of a plan. */
export function embedOf({
  plan = 'diamond',
  theme = 'theme-01',
  palette = 'default',
  advisor,
  models = perodua,
  layout,
}: Situation): Embed {
  const effective = planAliases[plan];
  return {
    advisor: { ...aisyah, ...advisor },
    plan: effective,
    features: featuresOf(entitlements(effective)),
    themeKey: theme,
    layout: (layout as Embed['layout'] | undefined) ?? null,
    palette,
    colours: tokens(palettes[palette]),
    models: models.map(({ brand = defaultBrand, ...model }) => ({ brand, ...model })),
  };
}

/** The same as the response that a calculator fetches. */
export const embedResponse = (situation: Situation): Response => Response.json(embedOf(situation));

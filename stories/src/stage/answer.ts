import { type CarModel, perodua } from '@loan-kereta/sdk/catalogue';
import type { Embed } from '@loan-kereta/sdk/contract';
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
  readonly advisor?: Partial<Embed['advisor']> | undefined;
  readonly models?: readonly CarModel[] | undefined;
  /** The advisor's own layout, with `theme` naming it. */
  readonly preset?: Embed['preset'] | undefined;
}

/** What `GET /api/embed/:slug` answers for an advisor of a plan. */
export function embedOf({
  plan = 'diamond',
  theme = 'theme-01',
  palette = 'default',
  advisor,
  models = perodua,
  preset = null,
}: Situation): Embed {
  const effective = planAliases[plan];
  const { themeAccess, presenterMode, customColor, editData, watermark } = entitlements(effective);
  return {
    advisor: { ...aisyah, ...advisor },
    plan: effective,
    features: {
      themes_unlocked: themeAccess.length,
      theme_access: [...themeAccess],
      presenter_mode: presenterMode,
      custom_color: customColor,
      edit_data: editData,
      watermark,
    },
    themeKey: theme,
    preset,
    palette,
    colours: tokens(palettes[palette]),
    models: [...models],
  };
}

/** The same as the response that a calculator fetches. */
export const answerOf = (situation: Situation): Response => Response.json(embedOf(situation));

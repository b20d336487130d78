import type { CarModel } from '@loan-kereta/sdk/catalogue';
import type { Embed } from '@loan-kereta/sdk/contract';
import type { Layout } from '@loan-kereta/sdk/layouts';

/** Whom the calculator speaks for. */
export interface Advisor {
  readonly slug: string;
  readonly name: string;
  readonly headline: string;
  /** As the advisor wrote it; empty when not given. */
  readonly whatsapp: string;
  /** The same as digits with country code, for links; empty when it cannot be dialled. */
  readonly phone: string;
  readonly photo: string | null;
  /** Whether the photo was uploaded, rather than linked to; known only to the advisor's own page. */
  readonly uploaded?: boolean;
}

/** What the widget knows of an advisor's calculator, in its own terms. */
export interface EmbedData {
  readonly advisor: Advisor;
  readonly plan: string;
  /** The themes that the plan grants, as `theme1` … */
  readonly themes: readonly string[];
  readonly presenterMode: boolean;
  readonly customColor: boolean;
  readonly editData: boolean;
  readonly watermark: boolean;
  readonly share: boolean;
  readonly ownBranding: boolean;
  /** `theme-01` …, or `custom` for the advisor's own layout. */
  readonly theme: string;
  readonly palette: string;
  /** The palette's custom properties; absent when only the built-in palette is to be had. */
  readonly colours: Readonly<Record<string, string>> | undefined;
  readonly models: readonly CarModel[];
  /** The advisor's own layout from the theme builder. */
  readonly layout?: Layout | null;
}

/**
 * Maps the API's answer to the widget's terms. The server checked it against the contract, so this only looks whether
 * it is an answer of ours at all.
 * @throws {TypeError} when it is not.
 */
export const readEmbed = ({ advisor, features, models, themeKey, layout, ...rest }: Embed): EmbedData => ({
  ...rest,
  ...features,
  models: [...models],
  advisor: {
    ...advisor,
    name: advisor.branding_name,
    phone: advisor.whatsapp_digits,
    photo: advisor.photo_url,
  },
  themes: features.theme_access,
  presenterMode: features.presenter_mode,
  customColor: features.custom_color,
  editData: features.edit_data,
  ownBranding: features.own_branding,
  layout,
  theme: layout ? 'custom' : themeKey,
});

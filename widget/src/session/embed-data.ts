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
  /** What the plan grants. */
  readonly features: Embed['features'];
  /** `theme-01` …, or `custom` for the advisor's own layout. */
  readonly theme: string;
  readonly palette: string;
  /** The palette's custom properties; absent when only the built-in palette is to be had. */
  readonly colours: Readonly<Record<string, string>> | undefined;
  readonly models: readonly CarModel[];
  /** The advisor's own layout from the theme builder. */
  readonly layout?: Layout | null;
}

const isText = (value: unknown): boolean => `${value}` === value;
const isNumber: (value: unknown) => boolean = Number.isFinite;
/** A rate of one's own is optional. */
const isRated = ({ rate }: { readonly rate?: unknown }): boolean => rate == null || isNumber(rate);

/** A variant without a price is only not offered yet; one whose price was spoilt cannot be calculated for. */
const isPriced = ({ otr }: { readonly otr?: unknown }): boolean => otr === undefined || isNumber(otr);

/** Those models of an answer that can be calculated for, with those of their variants that can. */
const wholeModels = (models: readonly CarModel[]): CarModel[] =>
  models.flatMap(model => {
    if (!isText(model?.code) || !isText(model.name) || !isRated(model)) return [];
    const variants = model.variants.filter(
      each => isText(each?.id) && isText(each.name) && isPriced(each) && isRated(each),
    );
    return variants[0] || !model.variants[0] ? { ...model, variants } : [];
  });

/**
 * Maps the API's answer to the widget's terms. The server checked it against the contract; what stands between may have
 * made something else of it.
 * @throws {TypeError} when it is no answer of ours
 */
export function readEmbed({ advisor, models, themeKey, ...rest }: Embed): EmbedData {
  const { slug, branding_name, headline, whatsapp, whatsapp_digits } = advisor;
  const whole = wholeModels(models);
  if (
    ![slug, branding_name, headline, whatsapp, whatsapp_digits, ...rest.features.theme_access].every(
      isText,
    ) ||
    (models.length && !whole.length)
  )
    throw TypeError();
  return {
    ...rest,
    models: whole,
    advisor: { ...advisor, name: branding_name, phone: whatsapp_digits, photo: advisor.photo_url },
    theme: rest.layout ? 'custom' : themeKey,
  };
}

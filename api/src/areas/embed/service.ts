import { type CarModel, offeredModels } from '@loan-kereta/sdk/catalogue';
import { type contract, featuresOf, type OwnCalculator, type Unparsed } from '@loan-kereta/sdk/contract';
import { parseLayoutKey } from '@loan-kereta/sdk/layouts';
import { paletteOf, palettes, tokens } from '@loan-kereta/sdk/palettes';
import {
  defaultThemeId,
  type Entitlements,
  entitlements,
  findTheme,
  grantsTheme,
  themeId,
} from '@loan-kereta/sdk/plans';
import { normalisePhone } from '@loan-kereta/sdk/wording';
import type { Clock } from '../../clock.ts';
import { absoluteUrl } from '../../http/address.ts';
import { Moved } from '../../http/moved.ts';
import { tagOf } from '../../http/versions.ts';
import type { Account } from '../advisors/account.ts';
import { effectivePlan } from '../advisors/effective-plan.ts';
import type { AdvisorsService } from '../advisors/service.ts';
import type { EditedDataService } from '../edited-data/service.ts';
import type { LayoutsService } from '../layouts/service.ts';

type Response = Unparsed<typeof contract.embed.get, 'response'>;

interface EmbedParts {
  readonly advisors: AdvisorsService;
  readonly editedData: EditedDataService;
  readonly layouts: LayoutsService;
  readonly now: Clock;
  readonly publicUrl: string;
}

/** What buyers are shown of an advisor: never without a name, and the picture under an address for any page. */
export function publicProfile(advisor: Account, publicUrl: string) {
  const photo = advisor.uploaded_image ?? advisor.photo_url;
  return {
    slug: advisor.slug,
    branding_name: advisor.branding_name || advisor.name,
    headline: advisor.headline,
    whatsapp: advisor.whatsapp,
    whatsapp_digits: normalisePhone(advisor.whatsapp) ?? '',
    photo_url: photo && absoluteUrl(publicUrl, photo),
  };
}

/** Brand by brand, as the pickers group them, so that all that steps through the models has the same order. */
const byBrand = (models: readonly CarModel[]): CarModel[] =>
  [...Map.groupBy(models, ({ brand }) => brand).values()].flat();

export function embedService({ advisors, editedData, layouts, now, publicUrl }: EmbedParts) {
  /** The chosen theme or own layout as far as the plan grants it, or the default theme. */
  async function look(
    advisor: Account,
    granted: Entitlements,
  ): Promise<Pick<OwnCalculator, 'themeKey' | 'layout'>> {
    const id = granted.ownLayouts ? parseLayoutKey(advisor.theme_key) : undefined;
    const layout = id === undefined ? undefined : await layouts.find(advisor.id, id);
    if (layout) return { themeKey: defaultThemeId, layout };
    const theme = findTheme(advisor.theme_key);
    const isGranted = theme && grantsTheme(granted.themeAccess, theme.number);
    return { themeKey: isGranted ? themeId(theme.number) : defaultThemeId, layout: null };
  }

  /** What an advisor's calculator needs besides the models. */
  async function withoutModels(advisor: Account) {
    const plan = effectivePlan(advisor, now());
    const granted = entitlements(plan);
    const palette = granted.customColor ? advisor.palette : 'default';
    const { themeKey, layout } = await look(advisor, granted);
    const own = granted.ownBranding ? layout?.colors : undefined;
    return {
      advisor: publicProfile(advisor, publicUrl),
      plan,
      features: featuresOf(granted),
      themeKey,
      layout,
      palette,
      colours: tokens(own ? paletteOf(own) : palettes[palette]),
    };
  }

  return {
    /**
     * What an advisor's calculator needs, as far as the plan grants it at this moment.
     * @throws {ApiError} `advisor_not_found`
     * @throws {Moved} when the advisor has another name now
     */
    async get(slug: string): Promise<Response> {
      const advisor = await advisors.bySlug(slug);
      if (advisor.slug !== slug) throw new Moved(`/api/embed/${advisor.slug}`);
      const models = offeredModels(await editedData.modelsOf(advisor));
      return { ...(await withoutModels(advisor)), models: byBrand(models) };
    },

    /** The same for the advisor, who may change it. */
    async own(account: Account): Promise<Unparsed<typeof contract.embed.own, 'response'>> {
      const { models, edited, version } = await editedData.modelsForOwner(account);
      const { advisor, ...rest } = await withoutModels(account);
      return {
        ...rest,
        advisor: { ...advisor, uploaded: account.uploaded_image !== null },
        models: byBrand(models),
        edited,
        data_version: tagOf(version),
      };
    },
  };
}

export type EmbedService = ReturnType<typeof embedService>;

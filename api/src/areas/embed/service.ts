import type { Embed } from '@loan-kereta/sdk/contract';
import { palettes, tokens } from '@loan-kereta/sdk/palettes';
import { defaultThemeId, entitlements, findTheme, themeAccessKey, themeId } from '@loan-kereta/sdk/plans';
import { normalisePhone } from '@loan-kereta/sdk/wording';
import type { Clock } from '../../clock.ts';
import type { AdvisorsService } from '../advisors/service.ts';
import { effectivePlan } from '../advisors/standing.ts';
import type { ModelsService } from '../models/service.ts';

export const embedService = (advisors: AdvisorsService, models: ModelsService, now: Clock) => ({
  /**
   * What an advisor's calculator needs. A theme or palette that the plan does not grant falls back to the default one.
   * @throws {ApiError} `advisor_not_found`
   */
  async get(slug: string): Promise<Embed> {
    const advisor = await advisors.bySlug(slug);
    const plan = effectivePlan(advisor, now());
    const granted = entitlements(plan);
    const theme = findTheme(advisor.theme_key);
    const palette = granted.customColor ? advisor.palette : 'default';
    return {
      advisor: {
        slug: advisor.slug,
        branding_name: advisor.branding_name,
        headline: advisor.headline,
        whatsapp: advisor.whatsapp,
        whatsapp_digits: normalisePhone(advisor.whatsapp) ?? '',
        photo_url: advisor.photo_url,
      },
      plan,
      features: {
        themes_unlocked: granted.themeAccess.length,
        theme_access: [...granted.themeAccess],
        presenter_mode: granted.presenterMode,
        custom_color: granted.customColor,
        edit_data: granted.editData,
        watermark: granted.watermark,
      },
      themeKey:
        theme && granted.themeAccess.includes(themeAccessKey(theme.number))
          ? themeId(theme.number)
          : defaultThemeId,
      palette,
      colours: tokens(palettes[palette]),
      models: await models.catalogue(),
    };
  },
});

export type EmbedService = ReturnType<typeof embedService>;

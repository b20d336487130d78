import type { Profile, ProfileChange } from '@loan-kereta/sdk/contract';
import { layoutKey, parseLayoutKey } from '@loan-kereta/sdk/layouts';
import { entitlements, findTheme, grantsTheme, planNames, themeId } from '@loan-kereta/sdk/plans';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { ApiError, invalidField } from '../../http/errors.ts';
import type { Account } from '../advisors/account.ts';
import { effectivePlan } from '../advisors/effective-plan.ts';
import type { AdvisorsService } from '../advisors/service.ts';
import type { LayoutsService } from '../layouts/service.ts';
import type { SlugsService } from '../slugs/service.ts';
import type { UploadsService } from '../uploads/service.ts';

type ProfileColumns = Pick<
  Account,
  | 'slug'
  | 'branding_name'
  | 'headline'
  | 'whatsapp'
  | 'photo_url'
  | 'uploaded_image'
  | 'theme_key'
  | 'palette'
>;

interface ProfileParts {
  readonly db: Database;
  readonly now: Clock;
  readonly publicUrl: string;
  readonly advisors: AdvisorsService;
  readonly slugs: SlugsService;
  readonly uploads: UploadsService;
  readonly layouts: LayoutsService;
  /** Called when what an advisor's calculator shows has changed. */
  readonly changed: () => void;
}

const toProfile = (advisor: Account): Profile => ({
  slug: advisor.slug,
  headline: advisor.headline,
  branding_name: advisor.branding_name,
  whatsapp: advisor.whatsapp,
  photo_url: advisor.photo_url,
  uploaded_image: advisor.uploaded_image,
  themeKey: advisor.theme_key,
  palette: advisor.palette,
});

/** What an advisor shows to buyers. What the plan does not grant is refused only when it is newly chosen. */
export function profileService({
  db,
  now,
  publicUrl,
  advisors,
  slugs,
  uploads,
  layouts,
  changed,
}: ProfileParts) {
  /** The theme as it is kept. @throws {ApiError} when there is no such theme or the plan does not grant it */
  async function themeKeyFor(advisor: Account, given: string): Promise<string> {
    const granted = entitlements(effectivePlan(advisor, now()));
    const layout = parseLayoutKey(given);
    if (layout !== undefined && (await layouts.has(advisor.id, layout))) {
      const key = layoutKey(layout);
      if (key !== advisor.theme_key && !granted.ownLayouts) throw new ApiError('layouts_not_in_plan');
      return key;
    }
    const theme = findTheme(given);
    if (!theme) throw invalidField('themeKey', 'There is no such theme.');
    const key = themeId(theme.number);
    if (key !== advisor.theme_key && !grantsTheme(granted.themeAccess, theme.number))
      throw new ApiError('theme_not_in_plan', {
        detail: `This theme requires a ${planNames[theme.plan]} plan.`,
      });
    return key;
  }

  /** The path of one's own uploaded picture, which may be given with or without this site's address. */
  async function imagePathFor(advisor: Account, given: string): Promise<string> {
    const path = given.startsWith(`${publicUrl}/`) ? given.slice(publicUrl.length) : given;
    if (path === advisor.uploaded_image || (await uploads.has(advisor.id, path))) return path;
    throw invalidField('uploaded_image', 'Upload the picture first, and send the address that you get.');
  }

  async function columnsFor(advisor: Account, change: ProfileChange): Promise<Partial<ProfileColumns>> {
    const { slug, headline, branding_name, whatsapp, photo_url, uploaded_image, themeKey, palette } = change;
    if (palette !== undefined && palette !== 'default' && palette !== advisor.palette)
      if (!entitlements(effectivePlan(advisor, now())).customColor) throw new ApiError('palette_not_in_plan');
    return {
      ...(slug !== undefined && { slug }),
      ...(headline !== undefined && { headline }),
      ...(branding_name !== undefined && { branding_name }),
      ...(whatsapp !== undefined && { whatsapp }),
      ...(palette !== undefined && { palette }),
      ...(themeKey !== undefined && { theme_key: await themeKeyFor(advisor, themeKey) }),
      ...(photo_url !== undefined && { photo_url }),
      ...(uploaded_image !== undefined && {
        uploaded_image: uploaded_image && (await imagePathFor(advisor, uploaded_image)),
      }),
      // Whichever picture is given takes the place of the other.
      ...(photo_url && { uploaded_image: null }),
      ...(uploaded_image && { photo_url: null }),
    };
  }

  return {
    of: toProfile,

    /**
     * Changes what is given and leaves the rest.
     * @throws {ApiError} `invalid_request`, `slug_taken`, `too_many_slugs`, `theme_not_in_plan`, `layouts_not_in_plan`, `palette_not_in_plan`
     */
    save: (advisorId: number, change: ProfileChange): Promise<Profile> =>
      db.transaction(async () => {
        const advisor = await advisors.lockCaller(advisorId);
        const columns = await columnsFor(advisor, change);
        if (columns.slug !== undefined && columns.slug !== advisor.slug) {
          await slugs.claim(advisorId, advisor.slug);
          await slugs.claim(advisorId, columns.slug);
        }
        await advisors.change(advisorId, columns);
        const saved = { ...advisor, ...columns };
        if (advisor.uploaded_image !== null && advisor.uploaded_image !== saved.uploaded_image)
          await uploads.remove(advisorId, advisor.uploaded_image);
        db.afterCommit(changed);
        return toProfile(saved);
      }),
  };
}

export type ProfileService = ReturnType<typeof profileService>;

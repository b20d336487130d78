import type { NewPreset, PresetChange, ThemePreset } from '@loan-kereta/sdk/contract';
import { defaultThemeId, entitlements } from '@loan-kereta/sdk/plans';
import { layoutLimits, presetKey } from '@loan-kereta/sdk/presets';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import { answerPage } from '../../http/pages.ts';
import type { PersonalRecords } from '../../personal-records.ts';
import { effectivePlan } from '../advisors/effective-plan.ts';
import type { AdvisorsService } from '../advisors/service.ts';
import { find, insert, listOf, pageOf, presetOrders, remove, update } from './table.ts';

interface PresetQuery {
  readonly sort: keyof typeof presetOrders;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/**
 * The layouts that advisors make, where the plan lets them. Those that are there stay when the plan lapses, and show again when it comes back.
 */
export function presetsService(db: Database, now: Clock, advisors: AdvisorsService, changed: () => void) {
  /** The advisor, if the plan lets them make layouts, whom nothing else changes meanwhile. */
  async function lockEntitled(advisorId: number) {
    const advisor = await advisors.lockCaller(advisorId);
    if (!entitlements(effectivePlan(advisor, now())).ownLayouts) throw new ApiError('presets_not_in_plan');
  }

  async function get(advisorId: number, id: number): Promise<ThemePreset> {
    const preset = await find(db, advisorId, id);
    if (!preset) throw new ApiError('preset_not_found');
    return preset;
  }

  return {
    /** A page of an advisor's layouts. @throws {ApiError} `invalid_request` for a cursor that is none */
    page: (advisorId: number, query: PresetQuery) =>
      answerPage(
        query,
        presetOrders[query.sort],
        slice => pageOf(db, advisorId, slice),
        preset => preset,
      ),

    /** The layout, if it is this advisor's. */
    find: (advisorId: number, id: number) => find(db, advisorId, id),

    has: async (advisorId: number, id: number): Promise<boolean> =>
      (await find(db, advisorId, id)) !== undefined,

    /** @throws {ApiError} `presets_not_in_plan`, `too_many_presets` */
    add: (advisorId: number, preset: NewPreset): Promise<ThemePreset> =>
      db.transaction(async () => {
        await lockEntitled(advisorId);
        if ((await listOf(db, advisorId)).length >= layoutLimits.layouts)
          throw new ApiError('too_many_presets');
        const at = now();
        const name = preset.name ?? `Custom theme ${at.toISOString().slice(0, 19).replace('T', ' ')}`;
        return get(advisorId, await insert(db, advisorId, { ...preset, name }, at));
      }),

    /** @throws {ApiError} `presets_not_in_plan`, `preset_not_found` */
    change: (advisorId: number, id: number, changes: PresetChange): Promise<ThemePreset> =>
      db.transaction(async () => {
        await lockEntitled(advisorId);
        await get(advisorId, id);
        await update(db, advisorId, id, changes, now());
        await db.afterCommit(changed);
        return get(advisorId, id);
      }),

    /** Deletes a layout; a calculator that shows it goes back to the default theme. @throws {ApiError} `preset_not_found` */
    remove: (advisorId: number, id: number): Promise<void> =>
      db.transaction(async () => {
        const advisor = await advisors.lockCaller(advisorId);
        if (!(await remove(db, advisorId, id))) throw new ApiError('preset_not_found');
        if (advisor.theme_key === presetKey(id))
          await advisors.change(advisorId, { theme_key: defaultThemeId });
        await db.afterCommit(changed);
      }),

    /** What an advisor's exported file says of layouts. */
    records: { name: 'layouts', list: advisorId => listOf(db, advisorId) } satisfies PersonalRecords,
  };
}

export type PresetsService = ReturnType<typeof presetsService>;

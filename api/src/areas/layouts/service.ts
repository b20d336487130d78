import type { LayoutChange, NewLayout, SavedLayout } from '@loan-kereta/sdk/contract';
import { layoutKey, layoutLimits } from '@loan-kereta/sdk/layouts';
import { defaultThemeId, entitlements } from '@loan-kereta/sdk/plans';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import { answerPage } from '../../http/pages.ts';
import type { PersonalRecords } from '../../personal-records.ts';
import { effectivePlan } from '../advisors/effective-plan.ts';
import type { AdvisorsService } from '../advisors/service.ts';
import { find, insert, layoutOrders, listOf, pageOf, remove, update } from './table.ts';

interface LayoutQuery {
  readonly sort: keyof typeof layoutOrders;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/**
 * The layouts that advisors make, where the plan lets them. Those that are there stay when the plan lapses, and show again when it comes back.
 */
export function layoutsService(db: Database, now: Clock, advisors: AdvisorsService, changed: () => void) {
  /** The advisor, if the plan lets them make layouts, whom nothing else changes meanwhile. */
  async function lockEntitled(advisorId: number) {
    const advisor = await advisors.lockCaller(advisorId);
    if (!entitlements(effectivePlan(advisor, now())).ownLayouts) throw new ApiError('layouts_not_in_plan');
  }

  async function get(advisorId: number, id: number): Promise<SavedLayout> {
    const layout = await find(db, advisorId, id);
    if (!layout) throw new ApiError('layout_not_found');
    return layout;
  }

  return {
    /** A page of an advisor's layouts. @throws {ApiError} `invalid_request` for a cursor that is none */
    page: (advisorId: number, query: LayoutQuery) =>
      answerPage(
        query,
        layoutOrders[query.sort],
        slice => pageOf(db, advisorId, slice),
        layout => layout,
      ),

    /** The layout, if it is this advisor's. */
    find: (advisorId: number, id: number) => find(db, advisorId, id),

    has: async (advisorId: number, id: number): Promise<boolean> =>
      (await find(db, advisorId, id)) !== undefined,

    /** @throws {ApiError} `layouts_not_in_plan`, `too_many_layouts` */
    add: (advisorId: number, layout: NewLayout): Promise<SavedLayout> =>
      db.transaction(async () => {
        await lockEntitled(advisorId);
        if ((await listOf(db, advisorId)).length >= layoutLimits.layouts)
          throw new ApiError('too_many_layouts');
        const at = now();
        const name = layout.name ?? `Custom theme ${at.toISOString().slice(0, 19).replace('T', ' ')}`;
        return get(advisorId, await insert(db, advisorId, { ...layout, name }, at));
      }),

    /** @throws {ApiError} `layouts_not_in_plan`, `layout_not_found` */
    change: (advisorId: number, id: number, changes: LayoutChange): Promise<SavedLayout> =>
      db.transaction(async () => {
        await lockEntitled(advisorId);
        await get(advisorId, id);
        await update(db, advisorId, id, changes, now());
        await db.afterCommit(changed);
        return get(advisorId, id);
      }),

    /** Deletes a layout; a calculator that shows it goes back to the default theme. @throws {ApiError} `layout_not_found` */
    remove: (advisorId: number, id: number): Promise<void> =>
      db.transaction(async () => {
        const advisor = await advisors.lockCaller(advisorId);
        if (!(await remove(db, advisorId, id))) throw new ApiError('layout_not_found');
        if (advisor.theme_key === layoutKey(id))
          await advisors.change(advisorId, { theme_key: defaultThemeId });
        await db.afterCommit(changed);
      }),

    /** What an advisor's exported file says of layouts. */
    records: { name: 'layouts', list: advisorId => listOf(db, advisorId) } satisfies PersonalRecords,
  };
}

export type LayoutsService = ReturnType<typeof layoutsService>;

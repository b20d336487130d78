import { isDeepStrictEqual } from 'node:util';
import type { LayoutChange, NewLayout, SavedLayout, SharedLayout } from '@loan-kereta/sdk/contract';
import { layoutKey, layoutLimits } from '@loan-kereta/sdk/layouts';
import { defaultThemeId, entitlements } from '@loan-kereta/sdk/plans';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import { answerPage } from '../../http/pages.ts';
import { type Seen, staleVersion } from '../../http/versions.ts';
import type { PersonalRecords } from '../../personal-records.ts';
import { newToken } from '../../tokens.ts';
import type { Account } from '../advisors/account.ts';
import { effectivePlan } from '../advisors/effective-plan.ts';
import type { AdvisorsService } from '../advisors/service.ts';
import {
  changedAt,
  find,
  findShared,
  insert,
  layoutOrders,
  listOf,
  pageOf,
  remove,
  setShareToken,
  shareTokenOf,
  update,
} from './table.ts';

interface LayoutQuery {
  readonly sort: keyof typeof layoutOrders;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** Whether a layout is as a change would make it. */
const isWithin = (changes: LayoutChange, layout: SavedLayout): boolean =>
  Object.entries(changes).every(
    ([name, value]) => value === undefined || isDeepStrictEqual(value, layout[name as keyof SavedLayout]),
  );

/**
 * The layouts that advisors make, where the plan lets them. Those that are there stay when the plan lapses, and show again when it comes back.
 */
export function layoutsService(db: Database, now: Clock, advisors: AdvisorsService, changed: () => void) {
  const grantedTo = (advisor: Account) => entitlements(effectivePlan(advisor, now()));

  /** What the plan grants an advisor who may make layouts, and whom nothing else changes meanwhile. */
  async function lockEntitled(advisorId: number) {
    const granted = grantedTo(await advisors.lockCaller(advisorId));
    if (!granted.ownLayouts) throw new ApiError('layouts_not_in_plan');
    return granted;
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

    /** @throws {ApiError} `layouts_not_in_plan`, `layout_colors_not_in_plan`, `too_many_layouts` */
    add: (advisorId: number, layout: NewLayout): Promise<SavedLayout> =>
      db.transaction(async () => {
        const granted = await lockEntitled(advisorId);
        if (layout.colors && !granted.ownBranding) throw new ApiError('layout_colors_not_in_plan');
        if ((await listOf(db, advisorId)).length >= layoutLimits.layouts)
          throw new ApiError('too_many_layouts');
        const at = now();
        const name = layout.name ?? `Custom theme ${at.toISOString().slice(0, 19).replace('T', ' ')}`;
        return get(advisorId, await insert(db, advisorId, { ...layout, name }, at));
      }),

    /** @throws {ApiError} `layouts_not_in_plan`, `layout_colors_not_in_plan`, `layout_not_found`, `stale_version` */
    change: (advisorId: number, id: number, changes: LayoutChange, seen: Seen): Promise<SavedLayout> =>
      db.transaction(async () => {
        const granted = await lockEntitled(advisorId);
        const before = await get(advisorId, id);
        // Who sends again what has arrived, as its answer was lost, has nothing to decide.
        if (!seen(before.version) && isWithin(changes, before)) return before;
        if (!seen(before.version)) throw staleVersion({ at: await changedAt(db, advisorId, id) });
        if (changes.colors && !granted.ownBranding && !isDeepStrictEqual(changes.colors, before.colors))
          throw new ApiError('layout_colors_not_in_plan');
        await update(db, advisorId, id, changes, now());
        db.afterCommit(changed);
        return get(advisorId, id);
      }),

    /** Deletes a layout; a calculator that shows it goes back to the default theme. @throws {ApiError} `layout_not_found` */
    remove: (advisorId: number, id: number): Promise<void> =>
      db.transaction(async () => {
        const advisor = await advisors.lockCaller(advisorId);
        if (!(await remove(db, advisorId, id))) throw new ApiError('layout_not_found');
        if (advisor.theme_key === layoutKey(id))
          await advisors.change(advisorId, { theme_key: defaultThemeId });
        db.afterCommit(changed);
      }),

    /** The token of a layout's link, which is made the first time. @throws {ApiError} `layouts_not_in_plan`, `layout_not_found` */
    share: (advisorId: number, id: number): Promise<{ token: string }> =>
      db.transaction(async () => {
        await lockEntitled(advisorId);
        const present = await shareTokenOf(db, advisorId, id);
        if (present === undefined) throw new ApiError('layout_not_found');
        const token = present ?? newToken();
        if (present === null) await setShareToken(db, advisorId, id, token);
        return { token };
      }),

    /** Ends a layout's link. @throws {ApiError} `layout_not_found` */
    async unshare(advisorId: number, id: number): Promise<void> {
      if (!(await setShareToken(db, advisorId, id, null))) throw new ApiError('layout_not_found');
    },

    /**
     * What a link shares, as long as the owner's plan grants layouts.
     * @throws {ApiError} `shared_layout_not_found`
     */
    async shared(token: string): Promise<SharedLayout> {
      const found = await findShared(db, token);
      const owner = found && (await advisors.byId(found.advisorId));
      if (!owner || !grantedTo(owner).ownLayouts) throw new ApiError('shared_layout_not_found');
      return found.layout;
    },

    /** What an advisor's exported file says of layouts. */
    records: { name: 'layouts', list: advisorId => listOf(db, advisorId) } satisfies PersonalRecords,
  };
}

export type LayoutsService = ReturnType<typeof layoutsService>;

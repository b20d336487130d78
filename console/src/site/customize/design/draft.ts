import { layoutLimits } from '@loan-kereta/sdk/layouts';
import { isRecord } from '@loan-kereta/sdk/rules';
import { ofAccounts } from '../../../browser/of-accounts.ts';
import { layoutDraftsKey } from '../../../session/stored.ts';
import { blank, type Draft, drawingOf } from './design.ts';
import { lastOnGrid } from './on-grid.ts';

const accounts = ofAccounts(layoutDraftsKey);

/** The owner's number of guests' drafts. No account has it. */
export const guestId = 0;

/** What could not be kept, as the browser's storage is full or closed: it is there until the tab is closed. */
const unkept = new Map<number, Draft>();

/** How many an account has at most; the oldest gives way. */
const most = 8;

function draftOf(kept: unknown): Draft[] {
  if (!isRecord(kept) || !isRecord(kept.layout) || typeof kept.draft !== 'string') return [];
  const { draft, id, version, name, layout } = kept;
  try {
    const work = {
      draft,
      id: typeof id === 'number' ? id : undefined,
      version: typeof version === 'number' ? version : undefined,
      name: typeof name === 'string' ? name.slice(0, layoutLimits.name) : '',
      // Spread over a whole one, so that a draft of an older version lacks nothing.
      layout: drawingOf({ ...blank.layout, ...layout }),
    };
    return [work];
  } catch {
    return [];
  }
}

function stored(advisorId: number): readonly Draft[] {
  const kept = accounts.read(advisorId);
  // A version before this one kept one work only, which it knew by the account alone.
  return (Array.isArray(kept?.works) ? kept.works : [{ draft: 'before', ...kept }]).flatMap(draftOf);
}

/** Whether something of a draft is there also once this tab is closed. */
export const isStored = (advisorId: number, name: string): boolean =>
  stored(advisorId).some(({ draft }) => draft === name);

/** What an account has left unsaved, the newest first, as far as it can be read. */
export function readDrafts(advisorId: number): readonly Draft[] {
  const own = unkept.get(advisorId);
  const others = stored(advisorId).filter(({ draft }) => draft !== own?.draft);
  return own ? [own, ...others] : others;
}

const othersThan = (advisorId: number, draft: string) =>
  readDrafts(advisorId).filter(each => each.draft !== draft);

/** Keeps what is not saved yet in this browser, for the account whose it is. */
export function keepDraft(advisorId: number, { draft, id, version, name, layout }: Draft): void {
  const work = { draft, id, version, name, layout };
  const works = [work, ...othersThan(advisorId, draft)];
  if (accounts.write(advisorId, { works: works.slice(0, most) })) unkept.delete(advisorId);
  else unkept.set(advisorId, work);
}

export function dropDraft(advisorId: number, draft: string): void {
  const works = othersThan(advisorId, draft);
  if (unkept.get(advisorId)?.draft === draft) unkept.delete(advisorId);
  accounts.write(advisorId, works.length > 0 ? { works } : undefined);
}

/** Gives an account what a guest has made in this tab. What another person made in another tab stays a guest's. */
export function takeGuestDraft(advisorId: number): void {
  const draft = readDrafts(guestId).find(each => each.draft === lastOnGrid());
  if (!draft || advisorId === guestId) return;
  keepDraft(advisorId, draft);
  dropDraft(guestId, draft.draft);
}

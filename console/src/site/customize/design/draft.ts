import { layoutLimits } from '@loan-kereta/sdk/layouts';
import { isRecord } from '@loan-kereta/sdk/rules';
import { ofAccounts } from '../../../browser/of-accounts.ts';
import { layoutDraftKey } from '../../../session/stored.ts';
import { blank, drawingOf, type Work } from './design.ts';

const drafts = ofAccounts(layoutDraftKey);

/** Keeps what is not saved yet in this browser, for the account whose it is. */
export const keepDraft = (advisorId: number, { id, version, name, layout }: Work): void =>
  drafts.write(advisorId, { id, version, name, layout });

export const dropDraft = (advisorId: number): void => drafts.write(advisorId, undefined);

/** What the account has left unsaved; undefined when there is nothing, or nothing that can be read. */
export function readDraft(advisorId: number): Work | undefined {
  const draft = drafts.read(advisorId);
  if (!isRecord(draft?.layout)) return undefined;
  const { id, version, name, layout } = draft;
  try {
    return {
      id: typeof id === 'number' ? id : undefined,
      version: typeof version === 'number' ? version : undefined,
      name: typeof name === 'string' ? name.slice(0, layoutLimits.name) : '',
      // Spread over a whole one, so that a draft of an older version lacks nothing.
      layout: drawingOf({ ...blank.layout, ...layout }),
    };
  } catch {
    return undefined;
  }
}

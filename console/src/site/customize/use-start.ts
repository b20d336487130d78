import type { OwnCalculator, SavedLayout } from '@loan-kereta/sdk/contract';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api } from '../../api/api.ts';
import { isPassing } from '../../api/is-passing.ts';
import { useWords } from '../../language/dictionary.ts';
import { useLinkToken } from '../../session/link-token.ts';
import { confirm } from '../../ui/confirm.ts';
import { toast } from '../../ui/toast.ts';
import { useTellFailure } from '../../ui/use-tell-failure.ts';
import { blank, drawingOf, isUnsaved, open, useDesign } from './design/design.ts';
import { dropDraft, readDrafts, takeGuestDraft } from './design/draft.ts';
import { isKeptAs, workOf } from './design/kept.ts';
import { lastOnGrid } from './design/on-grid.ts';
import { useComplaint } from './saved/queries.ts';
import { customizeWords } from './words/words.ts';

/** Asks before what is not saved gives way to something else. @returns whether it may */
export function useMayDiscard(): () => Promise<boolean | undefined> {
  const text = useWords(customizeWords);
  return async () =>
    !isUnsaved(useDesign.getState()) ||
    confirm({ title: text.discardTitle, text: text.discardText, action: text.discard, hurts: true });
}

/**
 * Begins with what was left unsaved, else with the layout that the calculator shows, else with the first one.
 * @param onGrids the drafts that other windows have on their grids
 */
export function useStart(
  advisorId: number,
  data: OwnCalculator,
  layouts: readonly SavedLayout[],
  onGrids: readonly string[],
): void {
  const text = useWords(customizeWords);
  const mayDiscard = useMayDiscard();
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    takeGuestDraft(advisorId);
    const chosen = layouts.find(({ id }) => id === data.layout?.id);
    const start = chosen ? workOf(chosen) : blank;
    const drafts = readDrafts(advisorId).filter(each => !onGrids.includes(each.draft));
    // What this window had on its grid goes before what another has left.
    const draft = drafts.find(each => each.draft === lastOnGrid()) ?? drafts[0];
    if (!draft) return open(start);
    // It was saved after all, and nobody was there any more to be told.
    const kept = [...layouts].reverse().find(each => isKeptAs(draft, each));
    if (kept) {
      dropDraft(advisorId, draft.draft);
      return open(workOf(kept));
    }
    const layout = layouts.find(({ id }) => id === draft.id);
    const saved = layout ? workOf(layout) : blank;
    open({ ...draft, id: saved.id, version: layout && draft.version }, saved, draft.draft);
    const restored = useDesign.getState();
    if (!isUnsaved(restored)) return dropDraft(advisorId, draft.draft);
    const discard = async () => {
      const now = useDesign.getState();
      // It has been saved meanwhile, or given way to something else.
      if (now.draft !== restored.draft || now.saved !== restored.saved) return;
      const isAsItCame = now.layout === restored.layout && now.name === restored.name;
      if (!isAsItCame && !(await mayDiscard())) return;
      open(saved);
      // Also where the page has been left, and nothing else drops it.
      dropDraft(advisorId, restored.draft);
    };
    toast.good(text.restored, { action: { text: text.discard, onPress: () => void discard() } });
  }, [advisorId, data, layouts, onGrids, text, mayDiscard]);
}

/** Puts on the grid what a link shares, once, as something new that is not saved yet. */
export function useSharedLayout(mayHaveColors: boolean): void {
  const text = useWords(customizeWords);
  const token = useLinkToken('shared');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const complain = useComplaint();
  const tellFailure = useTellFailure();
  const mayDiscard = useMayDiscard();
  const taken = useRef<string>(undefined);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useEffect(() => {
    // What was dealt with may be opened once more: the link is the same, and nothing is loaded anew for it.
    if (taken.current === token) return;
    taken.current = token;
    if (token === undefined) return;
    const take = async () => {
      try {
        const shared = await api.layouts.shared({ body: { token } });
        // Whoever has gone elsewhere finds it on the way back.
        if (!isHere.current) return;
        const colors = mayHaveColors ? shared.colors : null;
        if (await mayDiscard()) {
          open({ ...blank, layout: drawingOf({ ...shared, colors }) }, blank);
          toast.good(text.sharedOpened);
          if (shared.colors && !colors) toast.good(text.sharedWithoutColors);
        }
      } catch (failure) {
        // What the link shares is still to be had.
        if (isPassing(failure))
          return tellFailure(text.actionFailed, failure, () => {
            if (isHere.current) void take();
            else void navigate(pathname + search, { state: { shared: token } });
          });
        complain(failure, text.actionFailed);
      }
      // A reload would otherwise open it again, over what has been made of it; whoever has left is not led back.
      if (!isHere.current) return;
      void navigate(pathname + search, { replace: true, state: null });
    };
    void take();
  }, [token, mayHaveColors, mayDiscard, complain, tellFailure, navigate, pathname, search, text]);
}

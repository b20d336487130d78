import type { OwnCalculator } from '@loan-kereta/sdk/contract';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiProblem, isStale } from '../../api/api.ts';
import { useWords } from '../../language/dictionary.ts';
import { publish } from '../../profile/save.ts';
import { useSession } from '../../session/advisor.ts';
import { confirm } from '../../ui/confirm.ts';
import { toast } from '../../ui/toast.ts';
import { becomeNew, useDesign, type Work } from './design/design.ts';
import { dropDraft, keepDraft, readDrafts } from './design/draft.ts';
import { isKeptAs } from './design/kept.ts';
import { savedLayouts, useComplaint, useFreshLists, useShowing } from './saved/queries.ts';
import { askToUnlock } from './unlock/unlock.tsx';
import { useSending } from './use-sending.ts';
import { customizeWords } from './words/words.ts';

const savingKey = ['save-layout'];

/** Saves what is being designed, for the advisor whose calculator it is. */
export function useSaving(advisorId: number, { features, layout: chosen, advisor }: OwnCalculator) {
  const text = useWords(customizeWords);
  const onSettled = useFreshLists();
  const complain = useComplaint();
  const use = useShowing();
  const queries = useQueryClient();
  const send = useSending();
  // Also what was begun before the page was left and come back to.
  const saving = useIsMutating({ mutationKey: savingKey }) > 0;
  const { mutate } = useMutation({
    mutationKey: savingKey,
    mutationFn: send,
    onSuccess: (response, sent) => {
      const { id, version } = response;
      // Also where the list cannot be asked for anew: what is not in it would be saved as another. A list that is there by
      // now may be of whoever has signed in since.
      if (useSession.getState().user?.id === advisorId)
        queries.setQueryData(
          savedLayouts.queryKey,
          list =>
            list &&
            [...list.filter(each => each.id !== id), response].sort((one, other) => one.id - other.id),
        );
      const saved = { id, version, name: response.name, layout: sent.layout };
      // What was changed meanwhile stays, and is not saved yet.
      const after = ({ name }: Work) => ({ id, version, name: name === sent.name ? response.name : name });
      const design = useDesign.getState();
      // What was opened meanwhile is another, unless it is the same as it was before: what is made of that is no conflict
      // with what this window has saved.
      if ((design.draft === sent.draft || design.id === id) && (design.version ?? 0) <= version)
        useDesign.setState({ ...after(design), saved });
      // Also where the page has been left, and nothing else keeps or drops it.
      for (const draft of readDrafts(advisorId))
        if (isKeptAs(draft, response)) dropDraft(advisorId, draft.draft);
        else if (draft.draft === sent.draft) keepDraft(advisorId, { ...draft, ...after(draft) });
      const offer = { text: text.use, onPress: () => use.mutate(response.id) };
      toast.good(text.saved, response.id === chosen?.id ? {} : { action: offer });
      if (response.id === chosen?.id) publish(advisor.slug);
    },
    onError: async (failure, sent) => {
      if (isStale(failure)) {
        const { conflictTitle: title, conflictText, overwrite: action } = text;
        const sure = await confirm({ title, text: conflictText, action, hurts: true });
        if (sure) mutate({ ...sent, version: undefined });
        return;
      }
      // It was deleted elsewhere: saved once more, it is a new one.
      if (failure instanceof ApiProblem && failure.code === 'layout_not_found')
        if (useDesign.getState().id === sent.id) becomeNew();
      complain(failure, text.failed);
    },
    onSettled,
  });
  const save = () => {
    if (!features.own_layouts) return askToUnlock('ownLayouts');
    const { draft, id, version, name, layout } = useDesign.getState();
    mutate({ draft, id, version, name, layout });
  };
  return { save, saving };
}

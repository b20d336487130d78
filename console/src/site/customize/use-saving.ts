import type { OwnCalculator } from '@loan-kereta/sdk/contract';
import { useMutation } from '@tanstack/react-query';
import { ApiProblem, isStale } from '../../api/api.ts';
import { useWords } from '../../language/dictionary.ts';
import { publish } from '../../profile/save.ts';
import { confirm } from '../../ui/confirm.ts';
import { toast } from '../../ui/toast.ts';
import { becomeNew, useDesign } from './design/design.ts';
import { dropDraft, readDrafts } from './design/draft.ts';
import { isKeptAs } from './design/kept.ts';
import { showLayout, useComplaint, useFreshLists, useLayoutAction } from './saved/queries.ts';
import { askToUnlock } from './unlock/unlock.tsx';
import { useSending } from './use-sending.ts';
import { customizeWords } from './words/words.ts';

/** Saves what is being designed, for the advisor whose calculator it is. */
export function useSaving(advisorId: number, { features, layout: chosen, advisor }: OwnCalculator) {
  const text = useWords(customizeWords);
  const onSettled = useFreshLists();
  const complain = useComplaint();
  const use = useLayoutAction(showLayout);
  const send = useSending();
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onMutate: () => useDesign.getState().opening,
    onSuccess: (response, sent, opening) => {
      const design = useDesign.getState();
      const { version } = response;
      const saved = { id: response.id, version, name: response.name, layout: sent.layout };
      // What was changed meanwhile stays, and is not saved yet; what was opened meanwhile is another.
      if (design.opening === opening)
        useDesign.setState({
          id: response.id,
          version,
          saved,
          name: design.name === sent.name ? response.name : design.name,
        });
      // Unless it is the same, as it was before: what is made of that is no conflict with what this window has saved.
      else if (design.id === response.id && (design.version ?? 0) < version)
        useDesign.setState({ version, saved });
      // Also where the page has been left, and nothing else keeps or drops it.
      for (const draft of readDrafts(advisorId))
        if (isKeptAs(draft, response)) dropDraft(advisorId, draft.draft);
      const offer = {
        text: text.use,
        onPress: () => use.mutate(response.id, { onSuccess: () => toast.good(text.used) }),
      };
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
    const { id, version, name, layout } = useDesign.getState();
    mutate({ id, version, name, layout });
  };
  return { save, saving: isPending };
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiProblem, api } from '../../api/api.ts';
import { useWords } from '../../language/dictionary.ts';
import { toast } from '../../ui/toast.ts';
import { blank, useDesign, type Work } from './design/design.ts';
import { ownCalculator, savedLayouts, showLayout, useComplaint, useLayoutAction } from './saved/queries.ts';
import { askToUnlock } from './unlock/unlock.tsx';
import { customizeWords } from './words/words.ts';

function send({ id, name, layout }: Work) {
  const body = { ...layout, components: [...layout.components], name: name.trim() || undefined };
  return id === undefined ? api.layouts.add({ body }) : api.layouts.change({ params: { id }, body });
}

/** Saves what is being designed. @param shown the layout that the advisor's calculator shows */
export function useSaving(granted: boolean, shown: number | undefined) {
  const text = useWords(customizeWords);
  const queries = useQueryClient();
  const complain = useComplaint();
  const use = useLayoutAction(showLayout);
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: (response, sent) => {
      const { name } = useDesign.getState();
      const saved = { id: response.id, name: response.name, layout: sent.layout };
      // What was changed meanwhile stays, and is not saved yet.
      useDesign.setState({ id: response.id, saved, name: name === sent.name ? response.name : name });
      const offer = {
        text: text.use,
        onPress: () => use.mutate(response.id, { onSuccess: () => toast.good(text.used) }),
      };
      toast.good(text.saved, response.id === shown ? {} : { action: offer });
    },
    onError: (failure, sent) => {
      // It was deleted elsewhere: saved once more, it is a new one.
      if (failure instanceof ApiProblem && failure.code === 'layout_not_found')
        if (useDesign.getState().id === sent.id) useDesign.setState({ id: undefined, saved: blank });
      complain(failure, text.failed);
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: savedLayouts.queryKey }),
        queries.invalidateQueries({ queryKey: ownCalculator.queryKey }),
      ]),
  });
  const save = () => {
    if (!granted) return askToUnlock('ownLayouts');
    const { id, name, layout } = useDesign.getState();
    mutate({ id, name, layout });
  };
  return { save, saving: isPending };
}

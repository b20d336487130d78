import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiProblem, api, isStale } from '../../api/api.ts';
import { calculatorQuery } from '../../calculator/queries.ts';
import { useDates } from '../../language/dates.ts';
import { useWords } from '../../language/dictionary.ts';
import { publish } from '../../profile/save.ts';
import { confirm } from '../../ui/confirm.ts';
import { toast } from '../../ui/toast.ts';
import { blank, useDesign, type Work } from './design/design.ts';
import { savedLayouts, showLayout, useComplaint, useLayoutAction } from './saved/queries.ts';
import { askToUnlock } from './unlock/unlock.tsx';
import { customizeWords } from './words/words.ts';

/** What a layout is called that nobody has named: when it was saved, as briefly as its field takes on a phone, and a number where that is taken. */
function freshName(name: string, taken: readonly string[]): string {
  for (let count = 1; ; count++) {
    const next = count === 1 ? name : `${name} (${count})`;
    if (!taken.includes(next)) return next;
  }
}

async function send({ id, version, name, layout }: Work, usual: () => string) {
  const given = name.trim() || undefined;
  const body = { ...layout, components: [...layout.components], name: given };
  if (id === undefined) return api.layouts.add({ body: { ...body, name: given ?? usual() } });
  const seen = version === undefined ? {} : { version: `"${version}"` };
  return (await api.layouts.change({ params: { id }, body, ...seen })).data;
}

/**
 * Saves what is being designed.
 * @param chosen the layout that the advisor's calculator shows
 * @param slug the advisor's address
 */
export function useSaving(granted: boolean, chosen: number | undefined, slug: string) {
  const text = useWords(customizeWords);
  const dates = useDates();
  const queries = useQueryClient();
  const complain = useComplaint();
  const use = useLayoutAction(showLayout);
  /** What was called how when it was sent last: sent again it is called the same, or it would be another layout. */
  const named = useRef<{ readonly layout: Work['layout']; readonly name: string }>(undefined);
  const nameFor = ({ layout }: Work) => {
    if (named.current?.layout === layout) return named.current.name;
    const taken = queries.getQueryData(savedLayouts.queryKey)?.map(each => each.name);
    const name = freshName(text.unnamed(dates.shortMoment(new Date().toISOString())), taken ?? []);
    named.current = { layout, name };
    return name;
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (work: Work) => send(work, () => nameFor(work)),
    onMutate: () => useDesign.getState().saved,
    onSuccess: (response, sent, before) => {
      named.current = undefined;
      const { name } = useDesign.getState();
      const { version } = response;
      const saved = { id: response.id, version, name: response.name, layout: sent.layout };
      // What was changed meanwhile stays, and is not saved yet; what was opened meanwhile is another.
      if (useDesign.getState().saved === before)
        useDesign.setState({
          id: response.id,
          version,
          saved,
          name: name === sent.name ? response.name : name,
        });
      const offer = {
        text: text.use,
        onPress: () => use.mutate(response.id, { onSuccess: () => toast.good(text.used) }),
      };
      toast.good(text.saved, response.id === chosen ? {} : { action: offer });
      if (response.id === chosen) publish(slug);
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
        if (useDesign.getState().id === sent.id)
          useDesign.setState({ id: undefined, version: undefined, saved: blank });
      complain(failure, text.failed);
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: savedLayouts.queryKey }),
        queries.invalidateQueries({ queryKey: calculatorQuery.queryKey }),
      ]),
  });
  const save = () => {
    if (!granted) return askToUnlock('ownLayouts');
    const { id, version, name, layout } = useDesign.getState();
    mutate({ id, version, name, layout });
  };
  return { save, saving: isPending };
}

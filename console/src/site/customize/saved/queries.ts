import { layoutKey } from '@loan-kereta/sdk/layouts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiProblem, api } from '../../../api/api.ts';
import { calculatorQuery } from '../../../calculator/queries.ts';
import { useWords } from '../../../language/dictionary.ts';
import { saveProfile } from '../../../profile/save.ts';
import { forgetFields, savedAt, timeOfSave } from '../../../profile/unsent.ts';
import { useSession } from '../../../session/advisor.ts';
import { toast } from '../../../ui/toast.ts';
import { askToUnlock } from '../unlock/unlock.tsx';
import { customizeWords } from '../words/words.ts';

export const savedLayouts = queryOptions({ queryKey: ['layouts'], queryFn: () => api.layouts.list() });

/** The refusals that ask for a higher plan, and what is missing. */
const locks = {
  layouts_not_in_plan: 'ownLayouts',
  layout_colors_not_in_plan: 'ownBranding',
} as const;

/** Says why something did not work: by the offer of a plan, in the server's words, or as `failed`. */
export function useComplaint() {
  const text = useWords(customizeWords);
  return (failure: unknown, failed: string) => {
    if (!(failure instanceof ApiProblem) || failure.status === 0 || !failure.isExplained)
      return toast.bad(failed);
    if (failure.code in locks && askToUnlock(locks[failure.code as keyof typeof locks])) return undefined;
    return toast.bad(text.refused(failure.detail));
  };
}

/** Has what is known of layouts be asked for anew. */
export function useFreshLists(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: savedLayouts.queryKey }),
      queries.invalidateQueries({ queryKey: calculatorQuery.queryKey }),
    ]);
}

/** Something that is done to saved layouts, after which the lists are asked for anew. */
export function useLayoutAction<Given, Result>(act: (given: Given) => Promise<Result>) {
  const text = useWords(customizeWords);
  const onSettled = useFreshLists();
  const complain = useComplaint();
  return useMutation({
    mutationFn: act,
    onError: failure => complain(failure, text.actionFailed),
    onSettled,
  });
}

/** Has the advisor's calculator show a layout, in the place also of a theme that still waits to be sent. */
export async function showLayout(id: number): Promise<void> {
  const { user } = useSession.getState();
  const at = user && timeOfSave(user.id);
  const change = { themeKey: layoutKey(id) };
  await saveProfile(change);
  if (user && at) forgetFields(user.id, savedAt(['themeKey'], at), change);
}

/** Has the calculator show one, and says so: also where the builder has been left by then. */
export function useShowing() {
  const text = useWords(customizeWords);
  return useLayoutAction(async (id: number) => {
    await showLayout(id);
    toast.good(text.used);
  });
}

import type { Versioned } from '@loan-kereta/sdk/client';
import { useMutation } from '@tanstack/react-query';
import { isStale } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useWords } from '../../language/dictionary.ts';
import { toast } from '../../ui/toast.ts';
import { useTellFailure } from '../../ui/use-tell-failure.ts';
import { editorWords } from './words.ts';

/** Puts a document back as it was before it was saved, unless it was saved again since. */
export function useTakeBack<Loaded, Body>(
  save: (body: Body, version: string) => Promise<Versioned<Loaded>>,
  done: (fresh: Versioned<Loaded>) => void,
) {
  const text = useWords(editorWords);
  const tellFailure = useTellFailure();
  const takeBack = useMutation({
    mutationFn: ({ before, version }: { readonly before: Body; readonly version: string }) =>
      save(before, version),
    meta: { session: 'admin' },
    onSuccess: fresh => {
      done(fresh);
      toast.good(text.undone);
    },
    onError: (failure, given) =>
      tellFailure(
        isStale(failure)
          ? text.undoStale(failure.saved?.by ?? text.somebody)
          : explain(failure, { failed: text.undoFailed, unreachable: text.unreachable }),
        failure,
        () => takeBack.mutate(given),
      ),
  });
  return takeBack.mutate;
}

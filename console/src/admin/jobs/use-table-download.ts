import { saveFile } from '@loan-kereta/widget/ui/save-file.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useWords } from '../../language/dictionary.ts';
import { toast } from '../../ui/toast.ts';
import { withProof } from '../step-up/step-up.ts';
import { jobWords } from './words.ts';

/** How long it may take until a table begins to come, in ms. */
const timeout = 60_000;

/** Saves the table that an export has made. */
export function useTableDownload() {
  const { exported, exportFailed: failed, unreachable } = useWords(jobWords);
  return useMutation({
    async mutationFn(id: number) {
      const response = await withProof(() => api.adminJobs.table({ params: { id }, timeout }));
      saveFile('loan-kereta-users.csv', await response.blob());
    },
    meta: { session: 'admin' },
    onSuccess: () => toast.good(exported),
    onError: failure => toast.bad(explain(failure, { failed, unreachable })),
  });
}

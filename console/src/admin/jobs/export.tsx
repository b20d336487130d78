import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { api } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useWords } from '../../language/dictionary.ts';
import { Button, RoomyWords } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { withProof } from '../step-up/step-up.ts';
import { useWish, type Wish } from '../wish.ts';
import { awaitJob } from './begun.ts';
import { jobsKey } from './queries.ts';
import { jobWords } from './words.ts';

interface ExportProps {
  readonly whom: Parameters<typeof api.adminJobs.export>[0]['body'];
  readonly size?: 'small';
  /** What it is wished for by elsewhere. */
  readonly wish?: Wish;
}

/** Has a table made of all that the list finds, or of those that are selected; it is saved once it is made. */
export function Export({ whom, size, wish }: ExportProps) {
  const text = useWords(jobWords);
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => withProof(() => api.adminJobs.export({ body: whom })),
    meta: { session: 'admin' },
    onSuccess: ({ id }) => {
      awaitJob(id);
      toast.good(text.exporting);
      void queries.invalidateQueries({ queryKey: jobsKey });
    },
    onError: failure =>
      toast.bad(explain(failure, { failed: text.exportFailed, unreachable: text.unreachable })),
  });
  useWish(wish, mutate);
  return (
    <Button {...(size && { size })} busy={isPending} onClick={() => mutate()}>
      {!isPending && <Download aria-hidden="true" />}
      {size === 'small' ? text.export : <RoomyWords>{text.export}</RoomyWords>}
    </Button>
  );
}

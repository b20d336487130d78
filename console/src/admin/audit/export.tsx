import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { api } from '../../api/api.ts';
import { save } from '../../browser/save.ts';
import { useWords } from '../../language/dictionary.ts';
import { explain } from '../../site/explain.ts';
import { Button, RoomyWords } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { withProof } from '../step-up/step-up.ts';
import { auditWords } from './words.ts';

interface ExportProps {
  /** What the log is narrowed to. */
  readonly query: NonNullable<Parameters<typeof api.security.download>[0]>['query'];
}

/** How long the table may take to come, in ms: it is as long as the log. */
const timeout = 10 * 60_000;

/** Saves all that the security log finds as a table. */
export function Export({ query }: ExportProps) {
  const text = useWords(auditWords);
  const { mutate, isPending } = useMutation({
    mutationFn: () => withProof(async () => (await api.security.download({ query, timeout })).blob()),
    meta: { session: 'admin' },
    onSuccess: table => {
      save('loan-kereta-security.csv', table);
      toast.good(text.exported);
    },
    onError: failure =>
      toast.bad(explain(failure, { failed: text.exportFailed, unreachable: text.networkError })),
  });
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      <Download aria-hidden="true" />
      <RoomyWords>{text.export}</RoomyWords>
    </Button>
  );
}

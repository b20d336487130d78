import type { UserStatus } from '@loan-kereta/sdk/contract';
import type { Plan } from '@loan-kereta/sdk/plans';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { api } from '../../api/api.ts';
import { save } from '../../browser/save.ts';
import { useWords } from '../../language/dictionary.ts';
import { explain } from '../../site/explain.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { withProof } from '../step-up/step-up.ts';
import { actWords } from './acts/words.ts';
import { usersWords } from './words.ts';

interface ExportProps {
  readonly filters: { readonly search?: string; readonly plan?: Plan; readonly status?: UserStatus };
}

/** How long the table may take to come, in ms: it is as long as the list. */
const timeout = 10 * 60_000;

/** Saves all that the list finds as a table. */
export function Export({ filters }: ExportProps) {
  const text = useWords(usersWords);
  const { networkError } = useWords(actWords);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      withProof(async () => (await api.adminUsers.download({ query: filters, timeout })).blob()),
    meta: { session: 'admin' },
    onSuccess: table => {
      save('loan-kereta-users.csv', table);
      toast.good(text.exported);
    },
    onError: failure => toast.bad(explain(failure, { failed: text.exportFailed, unreachable: networkError })),
  });
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      <Download aria-hidden="true" />
      {text.export}
    </Button>
  );
}

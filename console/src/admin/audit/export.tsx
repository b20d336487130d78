import { saveFile } from '@loan-kereta/widget/ui/save-file.ts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useWords } from '../../language/dictionary.ts';
import { Button, RoomyWords } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { withProof } from '../step-up/step-up.ts';
import { useWish } from '../wish.ts';
import { auditWords } from './words.ts';

interface ExportProps {
  /** What the log is narrowed to. */
  readonly query: NonNullable<Parameters<typeof api.security.download>[0]>['query'];
}

/** How long the table may take to come, in ms: it is as long as the log. */
const timeout = 10 * 60_000;

/** Reads a table as it comes. @param onSome told how many bytes have come @throws what breaks it off */
async function readTable(response: Response, onSome: (bytes: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (const reader = response.body?.getReader(); reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    bytes += value.length;
    onSome(bytes);
  }
  return new Blob(parts, { type: 'text/csv' });
}

/** Saves all that the security log finds as a table; it says how much has come, and can be cancelled. */
export function Export({ query }: ExportProps) {
  const text = useWords(auditWords);
  const [bytes, setBytes] = useState(0);
  const [leaving, setLeaving] = useState<AbortController>();
  const { mutate } = useMutation({
    mutationFn: ({ signal }: AbortController) =>
      withProof(async () => readTable(await api.security.download({ query, timeout, signal }), setBytes)),
    meta: { session: 'admin' },
    onSuccess: table => {
      saveFile('loan-kereta-security.csv', table);
      toast.good(text.exported);
    },
    onError: (failure, { signal }) => {
      if (!signal.aborted)
        toast.bad(explain(failure, { failed: text.exportFailed, unreachable: text.networkError }));
    },
    onSettled: () => setLeaving(undefined),
  });
  const begin = () => {
    const controller = new AbortController();
    setBytes(0);
    setLeaving(controller);
    mutate(controller);
  };
  useWish('exportSecurity', () => !leaving && begin());
  if (!leaving)
    return (
      <Button onClick={begin}>
        <Download aria-hidden="true" />
        <RoomyWords>{text.export}</RoomyWords>
      </Button>
    );
  return (
    <>
      <span aria-hidden="true">{text.exporting(Math.ceil(bytes / 1000))}</span>
      {/* With each megabyte only: nobody could hear all that can be seen. */}
      <span className="only-read" role="status">
        {text.exporting(1000 * Math.floor(bytes / 1_000_000))}
      </span>
      <Button onClick={() => leaving.abort()}>{text.cancelExport}</Button>
    </>
  );
}

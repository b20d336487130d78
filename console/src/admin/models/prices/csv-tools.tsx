import { formatAmount } from '@loan-kereta/sdk/loan';
import { type CeilingWords, ceilingSentence } from '@loan-kereta/sdk/wording/ceiling';
import { saveFile } from '@loan-kereta/widget/ui/save-file.ts';
import { useMutation } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { api } from '../../../api/api.ts';
import { explain } from '../../../api/explain.ts';
import { useWords } from '../../../language/dictionary.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { useWish } from '../../wish.ts';
import { formWords } from '../edit/words.ts';
import type { Car } from '../list.ts';
import { carWords } from '../words.ts';
import { type CsvFault, readFile } from './csv.ts';
import type { Draft } from './draft.ts';
import styles from './prices.module.css';
import type { PriceWords } from './words.ts';
import { priceWords } from './words.ts';

/** How many faults are told one by one. */
const mostTold = 50;

/** Columns that a fault names: any spreadsheet can have more. */
const mostColumns = 12;

const named = (columns: readonly string[]): string =>
  `${columns.slice(0, mostColumns).join(', ')}${columns.length > mostColumns ? ', …' : ''}`;

function sentenceOf(fault: CsvFault, { csv }: PriceWords, ceiling: CeilingWords): string {
  if (fault.kind === 'twice') return csv.twice(fault.row, fault.value);
  if (fault.kind === 'tooManyCells' || fault.kind === 'tooFewCells') {
    const { kind, row, cells, columns } = fault;
    return csv[kind](row, cells, columns.length, named(columns));
  }
  if (fault.kind === 'kindWithoutRate') return csv.kindWithoutRate(fault.row, fault.value);
  if (fault.kind === 'fraction') {
    const [percentage, ofFraction] = fault.readings;
    return csv.fraction(fault.row, fault.value, `${percentage}%`, `${ofFraction}%`);
  }
  if (fault.kind === 'ambiguous') {
    const { row, field, value } = fault;
    const [first, second] = fault.readings.map(each =>
      field === 'price' ? formatAmount(each) : `${each} %`,
    );
    return csv.ambiguous(row, field, value, `${first}`, `${second}`);
  }
  if (fault.kind !== 'row') return csv[fault.kind];
  if (fault.field === 'id') return csv.noSuch(fault.row, fault.value);
  const sentence = csv.row(fault.row, fault.field, fault.value);
  return fault.above ? `${sentence} ${ceilingSentence(ceiling, fault.above)}` : sentence;
}

interface CsvToolsProps {
  readonly cars: readonly Car[];
  readonly onRead: (draft: Draft) => void;
}

/** The price list as a table for a spreadsheet, out and in again. */
export function CsvTools({ cars, onRead }: CsvToolsProps) {
  const text = useWords(priceWords);
  const { unreachable } = useWords(carWords);
  const { ceiling } = useWords(formWords);
  const input = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<readonly CsvFault[]>([]);
  const [told, setTold] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await api.prices.download()).blob(),
    meta: { session: 'admin' },
    onSuccess: table => saveFile('loan-kereta-prices.csv', table),
    onError: failure => toast.bad(explain(failure, { failed: text.exportFailed, unreachable })),
  });

  const take = async (file: File | undefined) => {
    if (!file) return;
    const read = await readFile(file, cars);
    setFaults(read.faults);
    setTold(read.faults.length > 0);
    if (read.faults.length === 0) onRead(read.draft);
  };

  useWish('importPrices', () => input.current?.click());
  useWish('exportPrices', () => mutate());

  return (
    <div className={styles.csv}>
      <input
        ref={input}
        hidden
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        onChange={event => {
          void take(event.target.files?.[0]);
          // The same file again, once it was mended, is a choice too.
          event.target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>
        <Upload aria-hidden="true" />
        {text.import}
      </Button>
      <Button busy={isPending} onClick={() => mutate()}>
        <Download aria-hidden="true" />
        {text.export}
      </Button>
      <Dialog open={told} onClose={() => setTold(false)} title={text.csvTitle} description={text.csvLead}>
        <ul className={styles.faults}>
          {faults.slice(0, mostTold).map(fault => {
            const sentence = sentenceOf(fault, text, ceiling);
            return <li key={sentence}>{sentence}</li>;
          })}
        </ul>
        {faults.length > mostTold && <p>{text.csv.more(faults.length - mostTold)}</p>}
      </Dialog>
    </div>
  );
}

import { highestOtr, highestRate } from '@loan-kereta/sdk/loan';
import { readMoney, readPercent } from '@loan-kereta/sdk/reading';
import { ceilingSentence } from '@loan-kereta/sdk/wording/ceiling';
import { Undo2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useWords } from '../../../language/dictionary.ts';
import { isAdminHere } from '../../../session/admin.ts';
import { Alert, Said } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { confirm } from '../../../ui/confirm.ts';
import type { Column } from '../../../ui/table/columns.ts';
import { usePhone } from '../../../ui/table/phone.ts';
import { Table } from '../../../ui/table/table.tsx';
import { useLeaveQuestion } from '../../../ui/use-leave-question.ts';
import { useAddress } from '../../address.ts';
import { grouped, useAmbiguity } from '../../amounts.ts';
import { useUnsaved } from '../../unsaved.ts';
import { formWords } from '../edit/words.ts';
import { type Car, type CarList, fullName } from '../list.ts';
import { carWords } from '../words.ts';
import { Cell } from './cell.tsx';
import { Change } from './change.tsx';
import { CsvTools } from './csv-tools.tsx';
import {
  aboveCeiling,
  changesIn,
  type Draft,
  differencesOf,
  faultsOf,
  listedKind,
  over,
  stepped,
  type Written,
} from './draft.ts';
import { planImport } from './import.ts';
import styles from './prices.module.css';
import { RateCell } from './rate-cell.tsx';
import { Review, times } from './review.tsx';
import { StepForm } from './step-form.tsx';
import { Tools } from './tools.tsx';
import { priceWords } from './words.ts';

interface PricesProps {
  readonly list: CarList;
  /** The variants that are shown: what a search and a filter leave. */
  readonly rows: readonly Car[];
  /** How many of them are drawn. */
  readonly most: number;
  readonly filtered: boolean;
}

const fields = ['price', 'rate'] as const;
type Field = (typeof fields)[number];

/** Variants in conflict with a file that the question names one by one. */
const mostConflicts = 5;

const nothing: Draft = new Map();
const sample: readonly ({ readonly id: string } & Written)[] = [{ id: '' }];

/** The price list, written over in place, all at once or from a table, and looked at before it is saved. */
export function Prices({ list, rows, most, filtered }: PricesProps) {
  const text = useWords(priceWords);
  const isPhone = usePhone();
  const { empty, emptyText } = useWords(carWords);
  const form = useWords(formWords);
  const ambiguity = useAmbiguity();
  const id = useId();
  const { choice, set } = useAddress();
  /** What is written, after what was written before it: steps are undone one by one. */
  const [unsaved, keep] = useUnsaved('prices', sample);
  const [drafts, setDrafts] = useState<readonly Draft[]>(() =>
    unsaved ? [nothing, new Map(unsaved.map(({ id, ...written }) => [id, written]))] : [nothing],
  );
  /** Where somebody is writing: further letters there are no step of their own. */
  const [writing, setWriting] = useState<string>();
  const [reviewing, setReviewing] = useState(false);
  const draft = drafts.at(-1) ?? nothing;
  const cars = list.data.items;
  const differences = differencesOf(cars, draft);
  const prices = new Map(differences.map(({ car, price }) => [car.id, price]));
  const writtenOf = (car: Car): Written => changesIn(car, draft.get(car.id) ?? {});
  const faulty = cars.filter(car => {
    const faults = faultsOf(car, writtenOf(car));
    return faults.price || faults.rate;
  });

  /** Sentences about a single cell, such as its two readings, by their ids. */
  const ambiguous = new Map(
    cars.flatMap(car =>
      fields.flatMap(field => {
        const written = writtenOf(car);
        const above = field === 'rate' && aboveCeiling(car, written);
        const sentence =
          ambiguity(field === 'price' ? 'money' : 'percent', written[field] ?? '') ??
          (above ? ceilingSentence(form.ceiling, above) : undefined);
        return sentence === undefined ? [] : [[`${id}${field}${car.id}`, sentence] as const];
      }),
    ),
  );

  /** The first of these sentences that blocks a save, with its car, which a search may have left out. */
  const firstFault = faulty.flatMap(car =>
    fields.flatMap(field => {
      const sentence = ambiguous.get(`${id}${field}${car.id}`);
      return sentence ? [`${fullName(car)}: ${sentence}`] : [];
    }),
  )[0];

  const hasFaults = faulty.length > 0;
  useLeaveQuestion({ unsaved: differences.length > 0 || hasFaults, isSignedIn: isAdminHere, part: 'view' });
  useEffect(
    () => keep(draft === nothing ? undefined : Array.from(draft, ([id, written]) => ({ id, ...written }))),
    [keep, draft],
  );

  /** @param field the one that it is written in; absent for what is a step by itself */
  const take = (changes: Iterable<readonly [string, Written]>, field?: string) => {
    const next = new Map(draft);
    for (const [id, written] of changes) {
      const car = cars.find(each => each.id === id);
      if (car) next.set(id, { ...next.get(id), ...over(car, written) });
    }
    const goesOn = field !== undefined && field === writing && drafts.length > 1;
    setDrafts([...(goesOn ? drafts.slice(0, -1) : drafts), next]);
    setWriting(field);
  };
  const takeFile = async (file: Draft) => {
    const { keepingEdits, replacingEdits, conflicts } = planImport(cars, draft, file);
    const replaces =
      conflicts.length > 0 &&
      (await confirm({
        title: text.importQuestion(conflicts.length),
        text: text.importText(
          conflicts.slice(0, mostConflicts),
          Math.max(0, conflicts.length - mostConflicts),
        ),
        action: text.useFile,
        refusal: text.keepEdits,
      }));
    // Escape answers nothing: the file is not taken over.
    if (replaces === undefined) return;
    take(replaces ? replacingEdits : keepingEdits);
    setReviewing(true);
  };
  const start = () => {
    setDrafts([nothing]);
    setWriting(undefined);
  };
  const faultIdOf = (car: Car, field: Field): string =>
    ambiguous.has(`${id}${field}${car.id}`) ? `${id}${field}${car.id}` : `${id}${field}`;
  const cell = (car: Car, field: Field, label: string, now: string) => {
    const read = field === 'price' ? readMoney : readPercent;
    const written = writtenOf(car);
    const { [field]: value = now } = written;
    return {
      ...{ label, column: field, value },
      changed: read(value).value !== read(now).value,
      faultId: faultsOf(car, written)[field] ? faultIdOf(car, field) : undefined,
      onWrite: (value: string) => take([[car.id, { [field]: value }]], `${field} ${car.id}`),
    };
  };
  const rateCell = (car: Car) => {
    const written = writtenOf(car);
    const { kind = listedKind(car) } = written;
    const parts = cell(car, 'rate', text.rateOf(fullName(car)), car.defaultRate.toFixed(2));
    // A rate that the list has already is marked too, although it blocks no save.
    const isAboveCeiling = aboveCeiling(car, written) !== undefined;
    return (
      <RateCell
        {...parts}
        kind={kind}
        isAboveCeiling={isAboveCeiling}
        changed={parts.changed || kind !== listedKind(car)}
        faultId={isAboveCeiling ? faultIdOf(car, 'rate') : parts.faultId}
      />
    );
  };

  const columns: readonly Column<Car>[] = [
    { id: 'variant', title: text.variant, cell: fullName },
    {
      id: 'now',
      title: text.now,
      align: 'end',
      cardLine: 1,
      cell: ({ otr }) => grouped(otr),
    },
    {
      id: 'price',
      title: text.price,
      align: 'end',
      cardLine: 2,
      cell: car => <Cell {...cell(car, 'price', text.priceOf(fullName(car)), grouped(car.otr))} />,
    },
    {
      id: 'difference',
      title: text.difference,
      align: 'end',
      cardLine: 1,
      // A card says only what is another price.
      cell: car => {
        const to = prices.get(car.id) ?? car.otr;
        return isPhone && to === car.otr ? '' : <Change from={car.otr} to={to} />;
      },
    },
    {
      id: 'rate',
      title: text.rate,
      align: 'end',
      cardLine: 2,
      cell: rateCell,
    },
  ];

  return (
    <div className={styles.prices}>
      <Said>{choice('when', times) === 'later' && <Alert kind="info">{text.scheduling}</Alert>}</Said>
      <Tools>
        <StepForm
          onStep={step =>
            take(
              rows.map(
                car => [car.id, { price: grouped(stepped(prices.get(car.id) ?? car.otr, step)) }] as const,
              ),
            )
          }
        />
        <CsvTools cars={cars} onRead={read => void takeFile(read)} />
      </Tools>
      {/* Read with what is not right: in its row there is no room. */}
      <div hidden>
        <p id={`${id}price`}>{form.priceFault(grouped(highestOtr))}</p>
        <p id={`${id}rate`}>{form.rateFault(0, highestRate('flat'))}</p>
        {Array.from(ambiguous, ([key, sentence]) => (
          <p key={key} id={key}>
            {sentence}
          </p>
        ))}
      </div>
      <Table
        label={text.label}
        columns={columns}
        rows={rows.slice(0, most)}
        rowId={({ id }) => id}
        rowName={fullName}
        empty={{ title: empty, ofSearch: empty, text: emptyText }}
        filtered={filtered}
      />
      <div className={styles.foot} data-empty={(drafts.length === 1 && !hasFaults) || undefined}>
        <p role="status">{hasFaults && [text.faulty(faulty.length), firstFault].filter(Boolean).join(' ')}</p>
        {drafts.length > 1 && (
          <>
            <Button
              look="quiet"
              onClick={() => {
                setDrafts(drafts.slice(0, -1));
                setWriting(undefined);
              }}
            >
              <Undo2 aria-hidden="true" />
              {text.undoStep}
            </Button>
            <Button look="quiet" onClick={start}>
              {text.discard}
            </Button>
          </>
        )}
        <Button
          look="primary"
          disabled={differences.length === 0 || hasFaults}
          onClick={() => setReviewing(true)}
        >
          {text.review(differences.length)}
        </Button>
      </div>
      <Review
        open={reviewing}
        list={list}
        differences={differences}
        onClose={() => setReviewing(false)}
        onDone={() => {
          setReviewing(false);
          set({ when: undefined });
          start();
        }}
      />
    </div>
  );
}

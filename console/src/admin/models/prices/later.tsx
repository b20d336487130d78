import type { PriceChange } from '@loan-kereta/sdk/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { explain } from '../../../api/explain.ts';
import { useWords } from '../../../language/dictionary.ts';
import { useMayAll } from '../../../session/admin.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { confirm } from '../../../ui/confirm.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Failed, Loading } from '../../../ui/states.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { toast } from '../../../ui/toast.ts';
import { useTellFailure } from '../../../ui/use-tell-failure.ts';
import { useAddress } from '../../address.ts';
import { useAdminDates } from '../../dates.ts';
import { usePagedList } from '../../paged-list.ts';
import { PagedTable } from '../../paged-table.tsx';
import { type Car, fullName } from '../list.ts';
import { carWords } from '../words.ts';
import { Differences } from './differences.tsx';
import { listedKind } from './draft.ts';
import styles from './prices.module.css';
import { priceWords } from './words.ts';

const tones: Readonly<Record<PriceChange['state'], BadgeTone>> = {
  waiting: 'teal',
  applied: 'good',
  cancelled: 'plain',
};

interface DueProps {
  readonly id: number;
  readonly cars: readonly Car[];
  readonly onClose: () => void;
}

/** What one change is about, compared with the list as it is now; while it waits it can be cancelled. */
function Due({ id, cars, onClose }: DueProps) {
  const { changes: text } = useWords(priceWords);
  const { unreachable } = useWords(carWords);
  const { moment } = useAdminDates();
  const tellFailure = useTellFailure();
  const queries = useQueryClient();
  const mayCancel = useMayAll();
  const { stillHas } = useAddress();
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'price-changes', id],
    queryFn: () => api.priceChanges.get({ params: { id } }),
    meta: { session: 'admin' },
  });
  const cancel = useMutation({
    mutationFn: () => api.priceChanges.cancel({ params: { id } }),
    meta: { session: 'admin' },
    onSuccess: () => {
      toast.good(text.cancelled);
      if (stillHas('change', id)) onClose();
    },
    onError: failure =>
      tellFailure(explain(failure, { failed: text.cancelFailed, unreachable }), failure, () =>
        cancel.mutate(),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin', 'price-changes'] }),
  });
  if (!data) return error ? <Failed problem={error} onRetry={() => void refetch()} /> : <Loading />;

  const { due_at, variants, state } = data;
  const known = new Map(cars.map(car => [car.id, car]));
  const gone = data.items.map(item => item.id).filter(item => !known.has(item));
  const ask = async () => {
    const question = {
      title: text.cancelQuestion(moment(due_at)),
      text: text.cancelText(variants),
    };
    if (await confirm({ ...question, action: text.cancel, hurts: true })) cancel.mutate();
  };
  return (
    <div className={styles.review}>
      <Differences
        differences={data.items.flatMap(({ id: carId, price, rate, rate_kind = 'flat' }) => {
          const car = known.get(carId);
          const rated =
            car &&
            (rate === undefined
              ? { rate: car.defaultRate, kind: listedKind(car) }
              : { rate, kind: rate_kind });
          return rated ? [{ car, price: price ?? car.otr, ...rated }] : [];
        })}
      />
      {gone.length > 0 && (
        <p>
          {text.gone}: {gone.join(', ')}
        </p>
      )}
      {mayCancel && state === 'waiting' && (
        <Button look="danger" busy={cancel.isPending} onClick={() => void ask()}>
          {text.cancel}
        </Button>
      )}
    </div>
  );
}

/** What prices will change and when, and what became of earlier changes. */
export function Later({ cars }: { readonly cars: readonly Car[] }) {
  const { changes: text } = useWords(priceWords);
  const { moment, away } = useAdminDates();
  const { id, set } = useAddress();
  const openId = id('change');
  const close = () => set({ change: undefined });
  const changes = usePagedList(['price-changes'], {}, api.priceChanges.list);
  const names = new Map(cars.map(car => [car.id, fullName(car)]));
  const open = changes.rows?.find(each => each.id === openId);
  const columns: readonly Column<PriceChange>[] = [
    {
      id: 'due',
      title: text.due,
      cell: ({ due_at }) => (
        <>
          {moment(due_at)} <span className={styles.away}>· {away(due_at)}</span>
        </>
      ),
    },
    {
      id: 'variants',
      title: text.variants,
      cardLine: 1,
      cell: ({ variants, first }) =>
        first.length === 0
          ? variants
          : text.named(first.map(each => names.get(each) ?? each).join(', '), variants - first.length),
    },
    {
      id: 'state',
      title: text.state,
      cardLine: 0,
      bare: true,
      cell: ({ state, changed, skipped }) => (
        <>
          <Badge tone={tones[state]}>{text.states[state]}</Badge>{' '}
          {changed !== null && text.outcome(changed, skipped ?? 0)}
        </>
      ),
    },
    { id: 'by', title: text.by, cardLine: 2, cell: ({ created_by }) => created_by },
  ];
  return (
    <>
      <PagedTable
        list={changes}
        label={text.label}
        columns={columns}
        rowName={({ due_at }) => moment(due_at)}
        empty={{ title: text.empty, text: text.emptyText }}
        onOpen={each => set({ change: `${each.id}` }, { isStep: true })}
        openId={openId}
      />
      <Dialog
        open={openId !== undefined}
        onClose={close}
        title={text.title}
        description={open && moment(open.due_at)}
        from="end"
      >
        {openId !== undefined && <Due id={openId} cars={cars} onClose={close} />}
      </Dialog>
    </>
  );
}

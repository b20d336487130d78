import { formatRM } from '@loan-kereta/sdk/loan';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, isStale } from '../../../api/api.ts';
import { explain } from '../../../api/explain.ts';
import { useWords } from '../../../language/dictionary.ts';
import { Alert, Said } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { confirm } from '../../../ui/confirm.ts';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { toast } from '../../../ui/toast.ts';
import { useTellFailure } from '../../../ui/use-tell-failure.ts';
import { kitWords } from '../../../ui/words.ts';
import { useAddress } from '../../address.ts';
import { nowInField, timeOf, useAdminDates } from '../../dates.ts';
import { type Car, type CarList, carList, fullName } from '../list.ts';
import { useListChanges } from '../use-list-changes.ts';
import { carWords } from '../words.ts';
import { Differences } from './differences.tsx';
import { type Difference, isLargeChange, listedKind, type WrittenDifference } from './draft.ts';
import styles from './prices.module.css';
import { priceWords } from './words.ts';

/** The price list as the API takes it, with what differs. */
const itemsOf = (cars: readonly Car[], differences: readonly Difference[]) => {
  const changed = new Map(differences.map(each => [each.car.id, each]));
  return cars.map(car => {
    const { id, model, variant, image } = car;
    const { price = car.otr, rate = car.defaultRate, kind = listedKind(car) } = changed.get(id) ?? {};
    return { id, name: `${model} ${variant}`, price, rate, rate_kind: kind, image };
  });
};

/** Large changes that the question names one by one. */
const mostNamed = 5;

/** Whether prices change at once, or at a time. */
export const times = ['now', 'later'] as const;

interface ReviewProps {
  readonly open: boolean;
  readonly list: CarList;
  readonly differences: readonly WrittenDifference[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** What will change, before it does: at once, or at a time. */
export function Review({ open, list, differences, onClose, onDone }: ReviewProps) {
  const text = useWords(priceWords);
  const words = useWords(carWords);
  const kit = useWords(kitWords);
  const { moment } = useAdminDates();
  const tellFailure = useTellFailure();
  const queries = useQueryClient();
  const { choice, set } = useAddress();
  const when = choice('when', times) ?? 'now';
  const [time, setTime] = useState('');
  const cars = list.data.items;
  const newsOf = useListChanges();
  const moved = differences.filter(
    ({ car, was }) =>
      car.otr !== was.otr || car.defaultRate !== was.defaultRate || listedKind(car) !== listedKind(was),
  );
  /** What others have changed since it was written over. */
  const news =
    moved.length === 0
      ? []
      : newsOf(
          moved.map(({ was }) => was),
          moved.map(({ car }) => car),
        );

  const restore = useMutation({
    mutationFn: ({ version, before }: { readonly version: string; readonly before: readonly Car[] }) =>
      api.prices.save({ version, body: { items: itemsOf(before, []) } }),
    meta: { session: 'admin' },
    onSuccess: () => toast.good(words.undone),
    onError: (failure, given) =>
      tellFailure(
        isStale(failure)
          ? words.staleUndo(failure.saved?.by ?? words.somebody, [])
          : explain(failure, { failed: words.undoFailed, ...words }),
        failure,
        () => restore.mutate(given),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: carList.queryKey }),
  });
  const save = useMutation({
    mutationFn: () => api.prices.save({ version: list.version, body: { items: itemsOf(cars, differences) } }),
    meta: { session: 'admin' },
    onSuccess: ({ version }) => {
      const action = { text: words.undo, onPress: () => restore.mutate({ version, before: cars }) };
      toast.good(text.saved, { action });
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: carList.queryKey }),
  });
  const schedule = useMutation({
    mutationFn: () =>
      api.priceChanges.schedule({
        body: {
          due_at: timeOf(time),
          items: differences.map(({ car, price, rate, kind }) => ({
            id: car.id,
            ...(price !== car.otr && { price }),
            ...((rate !== car.defaultRate || kind !== listedKind(car)) && { rate, rate_kind: kind }),
          })),
        },
      }),
    meta: { session: 'admin' },
    onSuccess: ({ due_at }) => {
      toast.good(text.scheduled(moment(due_at)));
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin', 'price-changes'] }),
  });
  const act = when === 'now' ? save : schedule;
  const large = differences.filter(({ car, price }) => isLargeChange(car.otr, price));
  const confirmAndAct = async () => {
    const changes = large.map(
      ({ car, price }) => `${fullName(car)}: ${formatRM(car.otr)} → ${formatRM(price)}`,
    );
    const question = {
      title: text.largeQuestion(large.length),
      text: text.largeText(changes.slice(0, mostNamed), Math.max(0, changes.length - mostNamed)),
      action: when === 'now' ? text.save : text.schedule,
      hurts: true,
    };
    if (large.length === 0 || (await confirm(question))) act.mutate();
  };
  const lacksTime = when === 'later' && time <= nowInField();
  const told = (failure: unknown): string =>
    isStale(failure)
      ? text.changedMeanwhile(failure.saved?.by ?? words.somebody)
      : explain(failure, {
          failed: when === 'now' ? text.saveFailed : text.scheduleFailed,
          unreachable: words.unreachable,
        });
  const close = () => {
    save.reset();
    schedule.reset();
    onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      title={text.reviewTitle}
      description={differences.length > 0 ? text.reviewLead(differences.length) : text.nothing}
      from="end"
    >
      <div className={styles.review}>
        {act.error && <Alert kind="bad">{told(act.error)}</Alert>}
        <Said>{news.length > 0 && <Alert kind="info">{text.meanwhile(news)}</Alert>}</Said>
        {large.length > 0 && <Alert kind="bad">{text.largeNotice(large.length)}</Alert>}
        <Differences differences={differences} />
        <Segmented
          label={text.when}
          value={when}
          options={[
            { value: 'now', label: text.atOnce },
            { value: 'later', label: text.later },
          ]}
          onChoose={next => set({ when: next === 'now' ? undefined : next })}
        />
        {when === 'later' && (
          <TextField
            label={text.time}
            name="time"
            type="datetime-local"
            hint={text.timeHint}
            error={time !== '' && lacksTime ? text.timeMissing : undefined}
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        )}
        <DialogActions>
          <Button onClick={close}>{kit.cancel}</Button>
          <Button
            look="primary"
            busy={act.isPending}
            disabled={differences.length === 0 || lacksTime}
            onClick={() => void confirmAndAct()}
          >
            {when === 'now' ? text.save : text.schedule}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

import { planNames, plans } from '@loan-kereta/sdk/plans';
import { readMoney } from '@loan-kereta/sdk/reading';
import { adminLimits } from '@loan-kereta/sdk/rules';
import { type ComponentProps, useRef, useState } from 'react';
import { useWords } from '../../language/dictionary.ts';
import { TextField } from '../../ui/field.tsx';
import kit from '../../ui/form.module.css';
import { Select } from '../../ui/select.tsx';
import { amountFaultOf, useAmountFault } from '../amounts.ts';
import { today } from '../dates.ts';
import { actWords } from './acts/words.ts';
import { type Duration, durations, expiryOf, lacksDay } from './duration.ts';
import type { saleFields } from './sale-fields.ts';
import { usersWords } from './words.ts';

/** How long a sale that is sent again is still the same one, in ms: with another end the server would take it for another. */
const sameFor = 5 * 60_000;

/** Which plan is sold, and for how long. */
export interface Chosen {
  readonly plan: (typeof plans)[number];
  readonly duration: Duration;
}

/**
 * A plan that somebody is given for what they paid, as a form has it.
 * @param first what is chosen until something else is
 * @param changed told when something else is
 */
export function useSale(first: Partial<Chosen> = {}, changed?: () => void) {
  const { change } = useWords(actWords);
  const [plan, choosePlan] = useState(first.plan ?? 'premium');
  const [duration, chooseDuration] = useState(first.duration ?? '30');
  const ends = plan === 'premium';
  const isPaid = plan !== 'basic';
  const sayAmountFault = useAmountFault();
  const sent = useRef({ begins: 0, last: 0 });
  return {
    plan,
    choosePlan(next: Chosen['plan']) {
      choosePlan(next);
      changed?.();
    },
    duration,
    chooseDuration(next: Duration) {
      chooseDuration(next);
      changed?.();
    },
    ends,
    isPaid,
    /** What is wrong with the day on which it ends or with what was paid, if anything. */
    check({ day, amount }: typeof saleFields) {
      if (ends && lacksDay(duration, day)) return { field: 'day' as const, message: change.dayMissing };
      const fault = isPaid && amount.trim() !== '' && amountFaultOf(amount);
      return fault ? { field: 'amount' as const, message: sayAmountFault(fault, amount) } : undefined;
    },
    /** The sale as the API takes it: without an amount for what the plan costs. */
    toBody({ day, amount, payment_note }: typeof saleFields) {
      const now = Date.now();
      const begins = now - sent.current.last > sameFor ? now : sent.current.begins;
      sent.current = { begins, last: now };
      return {
        plan,
        expires_at: ends ? expiryOf(duration, day, begins) : null,
        ...(isPaid && amount.trim() !== '' && { amount: readMoney(amount).value }),
        ...(isPaid && payment_note.trim() !== '' && { payment_note }),
      };
    },
  };
}

interface SaleFieldsProps {
  readonly sale: ReturnType<typeof useSale>;
  readonly field: (name: keyof typeof saleFields) => Omit<ComponentProps<typeof TextField>, 'label'>;
  /** For how long the plan can be sold, where not for every time. */
  readonly times?: readonly Duration[];
  /** What the amount is called, where it is not simply what was paid. */
  readonly paid?: string;
}

/** The plan, when it ends, and what was paid for it. */
export function SaleFields({ sale, field, times = durations, paid }: SaleFieldsProps) {
  const users = useWords(usersWords);
  const { change, duration } = useWords(actWords);
  return (
    <>
      <div className={kit.pair}>
        <Select
          label={users.plan}
          value={sale.plan}
          options={plans.map(value => ({ value, label: planNames[value] }))}
          onChoose={sale.choosePlan}
        />
        {sale.ends && (
          <Select
            label={duration.label}
            value={sale.duration}
            options={times.map(value => ({ value, label: duration.of[value] }))}
            onChoose={sale.chooseDuration}
          />
        )}
      </div>
      {sale.ends && sale.duration === 'custom' && (
        <TextField {...field('day')} label={change.until} type="date" min={today()} />
      )}
      {sale.isPaid && (
        <div className={`${kit.pair} ${kit.roomy}`}>
          <TextField
            {...field('amount')}
            label={paid ?? change.paid}
            hint={change.paidHint}
            optional
            inputMode="decimal"
            autoComplete="off"
          />
          <TextField
            {...field('payment_note')}
            label={change.note}
            optional
            autoComplete="off"
            maxLength={adminLimits.paymentNote}
          />
        </div>
      )}
    </>
  );
}

import { exceedsCeiling } from '@loan-kereta/sdk/loan';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/table/columns.ts';
import { grouped } from '../amounts.ts';
import { type Car, fullName } from './list.ts';
import styles from './page.module.css';
import { Thumb } from './thumb.tsx';
import type { CarWords } from './words.ts';

/**
 * The columns of the list.
 * @param isFirst whether a row begins a model: the others need no second drawing of it, and say it quietly
 * @param isCard whether each row is a card, which has a drawing of its own
 * @param actions what can be done to a row; absent for who may only look
 */
export const columnsOf = (
  text: CarWords,
  isFirst: (car: Car) => boolean,
  isCard: boolean,
  actions: ((car: Car) => ReactNode) | undefined,
): readonly Column<Car>[] => [
  {
    id: 'brand',
    title: text.columns.brand,
    sort: true,
    cell: car => (
      <span className={styles.name} translate="no">
        <Thumb car={car} drawn={isCard || isFirst(car)} />
        <span className={`${styles.brand} ${isFirst(car) ? '' : styles.again}`}>{car.brand}</span>
        <span className={styles.whole}>{fullName(car)}</span>
      </span>
    ),
  },
  {
    id: 'model',
    title: text.columns.model,
    sort: true,
    roomyOnly: true,
    cell: car =>
      isFirst(car) ? (
        <strong translate="no">{car.model}</strong>
      ) : (
        <span className={styles.again} translate="no">
          {car.model}
        </span>
      ),
  },
  {
    id: 'variant',
    title: text.columns.variant,
    sort: true,
    roomyOnly: true,
    cell: ({ variant, active, otr }) => (
      <span className={styles.variant}>
        <span translate="no">{variant}</span>
        {!active && <Badge tone="warn">{text.offSale}</Badge>}
        {otr === 0 && <Badge tone="warn">{text.incomplete}</Badge>}
      </span>
    ),
  },
  {
    id: 'otr',
    title: text.columns.otr,
    sort: true,
    align: 'end',
    cardLine: 1,
    bare: true,
    cell: ({ otr, includes_insurance, active }) => (
      <span className={styles.price}>
        <span>
          <span className={styles.onCard}>RM</span>
          {grouped(otr)}
        </span>
        {includes_insurance && <small>{text.insured}</small>}
        {!active && <small className={styles.off}>{text.offSale}</small>}
        {otr === 0 && <small className={styles.off}>{text.incomplete}</small>}
      </span>
    ),
  },
  {
    id: 'rate',
    title: text.columns.rate,
    sort: true,
    align: 'end',
    cardLine: 1,
    bare: true,
    cell: ({ defaultRate, rate_kind: kind = 'flat' }) => (
      <>
        {defaultRate.toFixed(2)}
        <span className={styles.onCard}> %</span> <small>{text.rateKinds[kind]}</small>
        {exceedsCeiling({ value: defaultRate, kind }) && (
          <>
            {' '}
            <Badge tone="bad">{text.aboveCeiling}</Badge>
          </>
        )}
      </>
    ),
  },
  ...(actions
    ? [
        {
          id: 'actions',
          title: text.columns.actions,
          align: 'end' as const,
          bare: true,
          cardLine: 1 as const,
          cell: actions,
        },
      ]
    : []),
];

import type { RateKind } from '@loan-kereta/sdk/loan';
import { TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useWords } from '../../../language/dictionary.ts';
import { formWords } from '../edit/words.ts';
import { carWords } from '../words.ts';
import { Cell } from './cell.tsx';
import styles from './prices.module.css';

interface RateCellProps extends ComponentProps<typeof Cell> {
  readonly kind: RateKind;
  readonly isAboveCeiling: boolean;
}

/** A rate that can be written over, with its kind beside it and a mark where it is above the legal ceiling. */
export function RateCell({ kind, isAboveCeiling, label, ...cell }: RateCellProps) {
  const { rateKinds } = useWords(formWords);
  const { aboveCeiling } = useWords(carWords);
  return (
    <>
      {/* The name of the field has it for screen readers. */}
      <small className={styles.kind} aria-hidden="true">
        {rateKinds[kind]}
      </small>
      <Cell {...cell} label={`${label}: ${rateKinds[kind]}`} />
      {isAboveCeiling && (
        <small className={styles.above}>
          <TriangleAlert aria-hidden="true" />
          {aboveCeiling}
        </small>
      )}
    </>
  );
}

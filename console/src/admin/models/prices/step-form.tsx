import { readMoney, readPercent } from '@loan-kereta/sdk/reading';
import { useState } from 'react';
import { useWords } from '../../../language/dictionary.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import type { Step } from './draft.ts';
import styles from './prices.module.css';
import { priceWords } from './words.ts';

const units = [
  { value: 'rm', label: 'RM' },
  { value: 'percent', label: '%' },
] as const;

/** A step for all prices that are shown: up or down, by an amount or a share. */
export function StepForm({ onStep }: { readonly onStep: (step: Step) => void }) {
  const text = useWords(priceWords);
  const [written, setWritten] = useState('');
  const [unit, setUnit] = useState<Step['unit']>('rm');
  const by = unit === 'rm' ? readMoney(written).value : Math.round(readPercent(written).value * 100);
  const valid = Number.isInteger(by) && by !== 0;
  return (
    <form
      className={styles.step}
      onSubmit={event => {
        event.preventDefault();
        if (valid) onStep({ by, unit });
      }}
    >
      <TextField
        label={text.stepBy}
        name="step"
        hint={text.stepHint}
        inputMode="text"
        autoComplete="off"
        placeholder={unit === 'rm' ? '-500' : '2.5'}
        value={written}
        onChange={({ target }) => setWritten(target.value)}
      />
      <Segmented label={text.unit} value={unit} options={units} onChoose={setUnit} />
      <Button type="submit" disabled={!valid}>
        {text.apply}
      </Button>
    </form>
  );
}

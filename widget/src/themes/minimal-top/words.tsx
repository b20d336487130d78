import { formatPercent, formatRM } from '@loan-kereta/sdk/loan';
import type { CSSProperties } from 'react';
import { grouped } from '../../parts/grouped.ts';
import { useBox, useRateLabel, useWidget } from '../../parts/index.ts';

interface PickedWordProps<Value> {
  readonly part: string;
  readonly label: string;
  readonly options: readonly (readonly [value: Value, text: string, group?: string])[];
  readonly value: Value;
  readonly onPick: (value: Value) => void;
}

/** A word of the sentence that is a native select: the word, its first 44 letters, is what is seen, the select lies unseen upon it. */
export function PickedWord<Value extends string | number>({
  part,
  label,
  options,
  value,
  onPick,
}: PickedWordProps<Value>) {
  const pick = (chosen: string) => {
    const picked = options.find(([each]) => `${each}` === chosen);
    if (picked) onPick(picked[0]);
  };
  const [, text = ''] = options.find(([each]) => each === value) ?? [];
  return (
    <label part={part} className="word" translate={part.endsWith('picker') ? 'no' : undefined}>
      <select aria-label={label} value={value} onChange={event => pick(event.currentTarget.value)}>
        {grouped(
          options.map(([value, name, group]) => ({ value, name, group })),
          each => (
            <option key={each.value} value={each.value}>
              {each.name}
            </option>
          ),
          (group, drawn) => (group ? <optgroup label={group}>{drawn}</optgroup> : drawn),
        )}
      </select>
      <span aria-hidden="true" dir="auto">
        {text.replace(/(.{44}).+/su, '$1…')}
      </span>
    </label>
  );
}

interface TypedWordProps {
  readonly part: 'deposit' | 'rate';
  readonly label: string;
  readonly value: string;
  readonly mode: 'numeric' | 'decimal';
}

/** A word of the sentence that is typed: a box as wide as its digits. */
function TypedWord({ part, label, value, mode }: TypedWordProps) {
  const box = useBox(part, value);
  const digits = box.value.length - (/[.,]/.test(box.value) ? 0.5 : 0);
  return (
    <label part={part} className="word" style={{ '--digits': digits } as CSSProperties}>
      <input {...box} inputMode={mode} aria-label={label} />
    </label>
  );
}

/** The deposit in RM: digits within 0 and the price. */
export function DepositWord() {
  const { words, deposit } = useWidget();
  const value = formatRM(deposit).slice(2);
  return <TypedWord part="deposit" label={`${words.deposit} (RM)`} mode="numeric" value={value} />;
}

/** The rate in percent a year, within `rateBox`. What is typed stands as typed until the box is left. */
export function RateWord() {
  const { rate } = useWidget();
  const value = formatPercent(rate.value);
  return <TypedWord part="rate" label={`${useRateLabel()} (%)`} mode="decimal" value={value} />;
}

import type { ReactNode } from 'react';
import { type Grouped, grouped } from './grouped.ts';

/** One thing that can be chosen. */
export interface Choice<Value> extends Grouped {
  readonly value: Value;
  readonly label: ReactNode;
}

interface ChoicesProps<Value> {
  readonly legend: string;
  /** The shadow part, which is also the group's name: no other group of a widget may have it. */
  readonly part: string;
  readonly className?: string | undefined;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** A set of native radio buttons: arrow keys, focus and screen readers work as people know them. */
export function Choices<Value extends string | number>({
  legend,
  part,
  className = '',
  choices,
  value,
  onChoose,
}: ChoicesProps<Value>) {
  return (
    <fieldset part={part} className={`lk-choices ${className}`}>
      <legend className="lk-label">{legend}</legend>
      <div className="lk-choices-row">
        {grouped(
          choices,
          choice => (
            <label key={choice.value} className="lk-choice">
              <input
                type="radio"
                name={part}
                value={choice.value}
                checked={choice.value === value}
                onChange={() => onChoose(choice.value)}
              />
              <span>{choice.label}</span>
            </label>
          ),
          (brand, drawn) => [brand && <p className="lk-group">{brand}</p>, drawn],
        )}
      </div>
    </fieldset>
  );
}

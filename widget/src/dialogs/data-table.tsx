import type { CarModel, CarVariant } from '@loan-kereta/sdk/catalogue';
import { fill } from '@loan-kereta/sdk/languages/fill';
import { defaultRate } from '@loan-kereta/sdk/loan';
import { readMoney, readPercent } from '@loan-kereta/sdk/reading';
import { useState } from 'react';
import { useWidget } from '../parts/context.tsx';
import { adopting } from '../ui/adopt.ts';
import { Icon } from '../ui/icon.tsx';
import { useAdvisorWords } from '../ui/use-advisor-words.ts';
import { nameOf } from './data-check.ts';
import css from './data-table.css?inline';

/** Brings the stylesheet of the table and of the tabs above it. */
export const adoptTable = adopting(css);

/** The number that was typed; what is none stays as typed, and the check of the data says so. */
const numberOr = (read: number, text: string) => (Number.isFinite(read) ? read : text) as number;
const priceOf = (text: string) => numberOr(readMoney(text).value, text);
const rateOf = (text: string) => numberOr(readPercent(text).value, text);

/** A variant that has its model's rate. */
const withoutRate = { rate: undefined, rate_kind: undefined };

/** Where the dialog says what is wrong. */
export const faultId = 'data-fault';

/** A copy of a list without one of its items. */
const without = <Item,>(list: readonly Item[], at: number) => list.filter((_, index) => index !== at);

/** A name that none of the list has: `new-1`, `new-2` … */
function free(taken: readonly string[]): string {
  let number = 1;
  while (taken.includes(`new-${number}`)) number += 1;
  return `new-${number}`;
}

interface CellProps {
  readonly label: string;
  readonly value: string | number | undefined;
  readonly wrong: boolean;
  readonly mode?: 'text' | 'decimal';
  /** What stands under the box. */
  readonly note?: string | undefined;
  readonly onType: (isTyping: boolean) => void;
  readonly onEnter: (text: string) => void;
}

/** A box that hands on what stands in it when it is left. */
function Cell({ label, value = '', wrong, mode = 'text', note, onType, onEnter }: CellProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <>
      <input
        className="dialog-input"
        inputMode={mode}
        autoComplete="off"
        aria-label={label}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? faultId : undefined}
        value={typed ?? `${value}`}
        onInput={event => {
          setTyped(event.currentTarget.value);
          onType(true);
        }}
        // What was typed and taken back is no change.
        onBlur={() => {
          setTyped(undefined);
          onType(false);
        }}
        onChange={event => {
          setTyped(undefined);
          onEnter(event.currentTarget.value);
        }}
      />
      {note && <small className="lk-hint">{note}</small>}
    </>
  );
}

interface DataTableProps {
  readonly models: readonly CarModel[];
  /** What is wrong with them, beginning with the path of the value: `models[0].name: …`. */
  readonly problem: string | undefined;
  /** Told whether something is being typed, which is handed on when its box is left. */
  readonly onType: (isTyping: boolean) => void;
  readonly onEdit: (models: readonly CarModel[]) => void;
  /** A row was taken away, with all that belongs to it. */
  readonly onRemove: (name: string, models: readonly CarModel[]) => void;
}

/** Models with their variants, prices and rates as a table to type in. What it does not show stays as it is. */
export function DataTable({ models, problem = '', onType, onEdit, onRemove }: DataTableProps) {
  const say = useAdvisorWords();
  const { words } = useWidget();
  const changed = (at: number, change: Partial<CarModel>) =>
    models.map((model, index) => (index === at ? { ...model, ...change } : model));
  const change = (at: number, to: Partial<CarModel>) => onEdit(changed(at, to));
  const remove = (name: string, rest: readonly CarModel[]) => (
    <button
      type="button"
      className="data-remove"
      aria-label={fill(say('remove'), { name })}
      onClick={() => onRemove(name, rest)}
    >
      <Icon name="trash" />
    </button>
  );
  /** What a rate is called that is of another kind than the column. */
  const kindOf = ({ rate_kind }: Pick<CarVariant, 'rate_kind'>) =>
    rate_kind === 'effective' ? words.effectiveRate : undefined;
  const isWrong = (path: string) => problem.startsWith(`${path}:`);

  return (
    <div className="data-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.variant}</th>
            <th scope="col">{words.otr} (RM)</th>
            <th scope="col">{words.flat} (%)</th>
            <td />
          </tr>
        </thead>
        {models.map((model, m) => {
          const path = `models[${m}]`;
          const modelName = nameOf(model);
          const changeVariant = (at: number, to: Partial<CarVariant>) =>
            change(m, {
              variants: model.variants.map((each, index) => (index === at ? { ...each, ...to } : each)),
            });
          return (
            <tbody key={model.code}>
              <tr className="data-model">
                <td colSpan={2}>
                  <Cell
                    label={words.model}
                    value={model.name}
                    wrong={isWrong(`${path}.name`)}
                    onType={onType}
                    onEnter={name => change(m, { name })}
                  />
                </td>
                <td>
                  <Cell
                    label={`${kindOf(model) ?? words.flat}: ${modelName}`}
                    note={kindOf(model)}
                    mode="decimal"
                    value={model.rate}
                    wrong={isWrong(`${path}.rate`)}
                    onType={onType}
                    onEnter={text => change(m, { rate: rateOf(text) })}
                  />
                </td>
                <td>{models.length > 1 && remove(modelName, without(models, m))}</td>
              </tr>
              {model.variants.map((variant, v) => (
                <tr key={variant.id}>
                  <td>
                    <Cell
                      label={`${words.variant}: ${modelName}`}
                      value={variant.name}
                      wrong={isWrong(`${path}.variants[${v}].name`)}
                      onType={onType}
                      onEnter={name => changeVariant(v, { name })}
                    />
                  </td>
                  <td>
                    <Cell
                      label={`${words.otr}: ${nameOf(model, variant)}`}
                      mode="decimal"
                      value={variant.otr}
                      wrong={isWrong(`${path}.variants[${v}].otr`)}
                      onType={onType}
                      onEnter={text => changeVariant(v, { otr: priceOf(text) })}
                    />
                  </td>
                  <td>
                    <Cell
                      label={`${kindOf(variant) ?? words.flat}: ${nameOf(model, variant)}`}
                      note={kindOf(variant)}
                      mode="decimal"
                      value={variant.rate}
                      wrong={isWrong(`${path}.variants[${v}].rate`)}
                      onType={onType}
                      onEnter={text => changeVariant(v, text.trim() ? { rate: rateOf(text) } : withoutRate)}
                    />
                  </td>
                  <td>
                    {remove(nameOf(model, variant), changed(m, { variants: without(model.variants, v) }))}
                  </td>
                </tr>
              ))}
              <tr>
                <td colSpan={4}>
                  <button
                    type="button"
                    className="data-add"
                    onClick={() => {
                      const id = free(models.flatMap(({ variants }) => variants.map(each => each.id)));
                      // Without a name and a price it cannot be saved, and is not for sale at RM0.
                      change(m, { variants: [...model.variants, { id, name: '', otr: priceOf('') }] });
                    }}
                  >
                    + {fill(say('addVariant'), { model: modelName })}
                  </button>
                </td>
              </tr>
            </tbody>
          );
        })}
      </table>
      <button
        type="button"
        className="data-add"
        onClick={() => {
          const code = free(models.map(each => each.code));
          onEdit([...models, { code, name: '', rate: defaultRate, variants: [] }]);
        }}
      >
        + {say('addModel')}
      </button>
    </div>
  );
}

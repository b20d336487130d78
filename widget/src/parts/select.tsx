import { type Grouped, grouped } from './grouped.ts';

interface SelectProps {
  readonly label: string;
  readonly part: string;
  /** What stands in it when there is nothing to choose. */
  readonly empty: string;
  readonly options: readonly (Grouped & { readonly value: string; readonly label: string })[];
  readonly value: string;
  readonly onSelect: (value: string) => void;
}

/** A labelled native select. */
export function Select({ label, part, empty, options, value, onSelect }: SelectProps) {
  return (
    <label part={part} className="lk-field">
      <span className="lk-label">{label}</span>
      <select
        className="lk-input"
        translate="no"
        value={value}
        onChange={event => onSelect(event.currentTarget.value)}
      >
        {grouped(
          options.length ? options : [{ value: '', label: empty }],
          option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ),
          (group, drawn) => (group ? <optgroup label={group}>{drawn}</optgroup> : drawn),
        )}
      </select>
    </label>
  );
}

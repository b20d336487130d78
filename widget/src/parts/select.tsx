interface SelectProps {
  readonly label: string;
  readonly part: string;
  /** What stands in it when there is nothing to choose. */
  readonly empty: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onSelect: (value: string) => void;
}

/** A labelled native select. */
export function Select({ label, part, empty, options, value, onSelect }: SelectProps) {
  return (
    <label part={part} className="lk-field">
      <span className="lk-label">{label}</span>
      <select className="lk-input" value={value} onChange={event => onSelect(event.currentTarget.value)}>
        {options.length ? null : <option value="">{empty}</option>}
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

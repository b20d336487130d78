interface SelectProps {
  readonly label: string;
  readonly part: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onSelect: (value: string) => void;
}

/** A labelled native select. */
export function Select({ label, part, options, value, onSelect }: SelectProps) {
  return (
    <label part={part} className="lk-field">
      <span className="lk-label">{label}</span>
      <select className="lk-input" value={value} onChange={event => onSelect(event.currentTarget.value)}>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

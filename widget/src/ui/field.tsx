import { adopting } from './adopt.ts';
import css from './field.css?inline';

/** Brings the stylesheet of fields; for what is written like one without being a `Field`. */
export const adoptField = adopting(css);

interface FieldProps {
  /** Part of its id, so one dialog has it once. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly limit: number;
  readonly type?: 'text' | 'tel' | 'url';
  readonly required?: boolean;
  readonly placeholder?: string;
  readonly fault?: string | undefined;
  readonly onType: (value: string) => void;
}

/** A line to type, with how much of its room is used and what is wrong with it. */
export function Field({
  name,
  label,
  value,
  limit,
  type = 'text',
  required = false,
  placeholder,
  fault,
  onType,
}: FieldProps) {
  const id = `dialog-${name}`;
  return (
    <div ref={adoptField} className="dialog-field">
      <label className="dialog-label" htmlFor={id}>
        <span>
          {label}
          {required && <span aria-hidden="true"> *</span>}
        </span>
        <span aria-hidden="true">{`${value.length}/${limit}`}</span>
      </label>
      <input
        id={id}
        className="dialog-input"
        type={type}
        maxLength={limit}
        value={value}
        required={required}
        placeholder={placeholder}
        autoComplete={type === 'tel' ? type : undefined}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && `${id}-fault`}
        onInput={event => onType(event.currentTarget.value)}
      />
      {fault && (
        <p id={`${id}-fault`} className="dialog-fault">
          {fault}
        </p>
      )}
    </div>
  );
}

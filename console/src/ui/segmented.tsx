import styles from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    /** What it is called where the label is short. */
    readonly name?: string;
    readonly lang?: string;
  }[];
  readonly onChoose: (value: Value) => void;
}

/** A few choices side by side, of which one is pressed. */
export function Segmented<Value extends string>({ label, value, options, onChoose }: SegmentedProps<Value>) {
  return (
    <fieldset className={styles.segmented} aria-label={label}>
      {options.map(option => (
        <button
          key={option.value}
          type="button"
          lang={option.lang}
          aria-label={option.name && `${option.label}, ${option.name}`}
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}

import { Segmented } from '../../../ui/segmented.tsx';
import styles from './panel.module.css';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  /** The values in their order, with what each is called. */
  readonly names: Readonly<Record<Value, string>>;
  readonly onChoose: (value: Value) => void;
}

/** A setting of a few values, under its name. */
export function Choice<Value extends string>({ label, value, names, onChoose }: ChoiceProps<Value>) {
  // The keys of `names`, which Object.entries forgets.
  const options = (Object.entries(names) as [Value, string][]).map(([each, name]) => ({
    value: each,
    label: name,
  }));
  return (
    <div className={styles.choice}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <Segmented label={label} value={value} options={options} onChoose={onChoose} />
    </div>
  );
}

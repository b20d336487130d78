import { Select as BaseSelect } from '@base-ui/react/select';
import { Check, ChevronsUpDown } from 'lucide-react';
import { type ReactNode, use, useId } from 'react';
import field from './field.module.css';
import { IsSending } from './is-sending.ts';
import menu from './menu.module.css';
import styles from './select.module.css';

export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** What stands after the label, such as what the choice costs. */
  readonly note?: ReactNode;
  readonly lang?: string;
  readonly disabled?: boolean;
}

interface SelectProps<Value extends string> {
  readonly label: string;
  /** True where the label can be seen from what stands around it: it is then only read. */
  readonly labelHidden?: boolean;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChoose: (value: Value) => void;
  /** While what was chosen is on its way nothing else is; it keeps the focus, which came back to it from the list. */
  readonly busy?: boolean;
}

/** One of some choices, which open in a list. For a list to search in there is `Combobox`. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, labelHidden = false, value, options, onChoose, busy = false } = props;
  const id = useId();
  const sending = use(IsSending);
  return (
    <div className={field.field}>
      <BaseSelect.Root
        id={id}
        items={options}
        value={value}
        onValueChange={next => next !== null && onChoose(next)}
        readOnly={sending || busy}
      >
        <BaseSelect.Label className={labelHidden ? 'only-read' : field.label}>{label}</BaseSelect.Label>
        {/* The library ties the two together only after they are drawn: until then the button has no name. */}
        <BaseSelect.Trigger
          className={`${field.input} ${styles.trigger}`}
          aria-labelledby={`${id}-label`}
          aria-busy={busy || undefined}
        >
          <BaseSelect.Value className={styles.value} />
          <BaseSelect.Icon className={styles.icon}>
            <ChevronsUpDown aria-hidden="true" />
          </BaseSelect.Icon>
        </BaseSelect.Trigger>
        <BaseSelect.Portal>
          <BaseSelect.Positioner
            className={styles.positioner}
            sideOffset={6}
            collisionPadding={8}
            alignItemWithTrigger={false}
          >
            <BaseSelect.Popup className={`${menu.popup} ${styles.popup}`}>
              <BaseSelect.List>
                {options.map(option => (
                  <BaseSelect.Item
                    key={option.value}
                    className={menu.item}
                    value={option.value}
                    disabled={option.disabled ?? false}
                    lang={option.lang}
                  >
                    <span className={menu.mark}>
                      <BaseSelect.ItemIndicator render={<Check aria-hidden="true" />} />
                    </span>
                    <BaseSelect.ItemText>{option.label}</BaseSelect.ItemText>
                    {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
                  </BaseSelect.Item>
                ))}
              </BaseSelect.List>
            </BaseSelect.Popup>
          </BaseSelect.Positioner>
        </BaseSelect.Portal>
      </BaseSelect.Root>
    </div>
  );
}

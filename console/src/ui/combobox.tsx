import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { Check, ChevronsUpDown } from 'lucide-react';
import { useId } from 'react';
import { useWords } from '../language/dictionary.ts';
import field from './field.module.css';
import menu from './menu.module.css';
import styles from './select.module.css';
import type { Option } from './select.tsx';
import { kitWords } from './words.ts';

interface ComboboxProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChoose: (value: Value) => void;
  readonly placeholder?: string;
}

/** One of many choices, found by typing a part of it. */
export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const { label, value, options, onChoose, placeholder } = props;
  const text = useWords(kitWords);
  const id = useId();
  const chosen = options.find(option => option.value === value) ?? null;
  return (
    <div className={field.field}>
      <BaseCombobox.Root
        items={options}
        value={chosen}
        onValueChange={(next: Option<Value> | null) => next && onChoose(next.value)}
        isItemEqualToValue={(one: Option<Value>, other: Option<Value>) => one.value === other.value}
      >
        <label className={field.label} htmlFor={id}>
          {label}
        </label>
        <BaseCombobox.InputGroup className={styles.group}>
          <BaseCombobox.Input
            id={id}
            className={`${field.input} ${styles.search}`}
            placeholder={placeholder}
          />
          <BaseCombobox.Trigger className={styles.open} aria-label={text.showChoices}>
            <ChevronsUpDown aria-hidden="true" />
          </BaseCombobox.Trigger>
        </BaseCombobox.InputGroup>
        <BaseCombobox.Portal>
          <BaseCombobox.Positioner className={styles.positioner} sideOffset={6} collisionPadding={8}>
            <BaseCombobox.Popup className={`${menu.popup} ${styles.popup}`} aria-label={label}>
              <BaseCombobox.Empty className={styles.empty}>{text.nothingFound}</BaseCombobox.Empty>
              <BaseCombobox.List>
                {(option: Option<Value>) => (
                  <BaseCombobox.Item
                    key={option.value}
                    className={menu.item}
                    value={option}
                    disabled={option.disabled ?? false}
                    lang={option.lang}
                  >
                    <span className={menu.mark}>
                      <BaseCombobox.ItemIndicator render={<Check aria-hidden="true" />} />
                    </span>
                    {option.label}
                    {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
                  </BaseCombobox.Item>
                )}
              </BaseCombobox.List>
            </BaseCombobox.Popup>
          </BaseCombobox.Positioner>
        </BaseCombobox.Portal>
      </BaseCombobox.Root>
    </div>
  );
}

import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { ChevronLeft, ChevronRight, LoaderCircle, Search, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useWords } from '../../language/dictionary.ts';
import menu from '../../ui/menu.module.css';
import states from '../../ui/states.module.css';
import { kitWords } from '../../ui/words.ts';
import type { Command, CommandGroup } from './commands.ts';
import { KeyHints } from './key-hints.tsx';
import { matching } from './matching.ts';
import styles from './palette.module.css';
import { frameWords } from './words.ts';

/** What is to choose from. */
export interface Level {
  /** What one looks for, as the field is called and as it says while it is empty. */
  readonly label: string;
  readonly hint: string;
  readonly groups: readonly CommandGroup[];
  /** Whom all commands are about, and the way back to the others. */
  readonly within?: { readonly name: string; readonly leave: () => void };
  /** What is said instead of how many there are: what is still on its way, or did not come. */
  readonly state?: { readonly text: string; readonly isBusy: boolean } | undefined;
}

interface CommandListProps {
  readonly level: Level;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onChoose: (command: Command) => void;
}

const isPlain = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && !shiftKey;

/** The commands that what is typed finds, walked and chosen by keyboard while the field keeps the focus. */
export function CommandList({ level, typed, onType, onChoose }: CommandListProps) {
  const text = useWords(frameWords).palette;
  const kit = useWords(kitWords);
  const { contains } = Autocomplete.useFilter();
  const highlighted = useRef<Command>(undefined);
  const { within, state } = level;
  const groups = matching(level.groups, typed, contains);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isPlain(event) || event.nativeEvent.isComposing) return;
    const { value, selectionStart } = event.currentTarget;
    const command = highlighted.current;
    const goesDeeper = event.key === 'Tab' || (event.key === 'ArrowRight' && selectionStart === value.length);
    if (goesDeeper && command?.leads === 'deeper') onChoose(command);
    else if (event.key === 'Backspace' && value === '' && within) within.leave();
    else return;
    event.preventDefault();
  };

  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      filter={null}
      value={typed}
      // What is chosen is done, not written into the field; and Escape leads back, and takes nothing out of it.
      onValueChange={(next, { reason }) => reason !== 'item-press' && reason !== 'escape-key' && onType(next)}
      onItemHighlighted={command => {
        highlighted.current = command;
      }}
      itemToStringValue={({ label }: Command) => label}
      autoHighlight="always"
      keepHighlight
    >
      <div className={styles.search}>
        {within ? (
          <button type="button" className={styles.within} onClick={within.leave}>
            <ChevronLeft aria-hidden="true" />
            <span className="only-read">{text.back}:</span>
            <span className={styles.whose}>{within.name}</span>
          </button>
        ) : (
          <Search aria-hidden="true" />
        )}
        <Autocomplete.Input aria-label={level.label} placeholder={level.hint} onKeyDown={press} />
        <Dialog.Close className={styles.close}>
          <span className="only-read">{kit.close}</span>
          <kbd>Esc</kbd>
          <X aria-hidden="true" />
        </Dialog.Close>
      </div>
      <div className={styles.scroll}>
        <Autocomplete.Empty className={styles.empty}>{!state?.isBusy && kit.nothingFound}</Autocomplete.Empty>
        <Autocomplete.List>
          {(group: CommandGroup) => (
            <Autocomplete.Group key={group.value} items={group.items} className={styles.group}>
              <Autocomplete.GroupLabel className={menu.label}>{group.label}</Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(command: Command) => (
                  <Autocomplete.Item
                    key={command.value}
                    className={`${menu.item} ${styles.item}`}
                    data-hurts={command.hurts || undefined}
                    value={command}
                    onClick={() => onChoose(command)}
                  >
                    {command.face ?? <command.icon aria-hidden="true" />}
                    <span className={styles.text}>
                      <span className={styles.name}>{command.label}</span>
                      {command.note !== undefined && <span className={styles.note}>{command.note}</span>}
                    </span>
                    {command.badges && <span className={styles.badges}>{command.badges}</span>}
                    {command.leads === 'deeper' && (
                      <ChevronRight className={styles.deeper} aria-hidden="true" />
                    )}
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </div>
      <div className={styles.foot}>
        <Autocomplete.Status className={styles.state}>
          {state?.isBusy && <LoaderCircle className={states.spinner} aria-hidden="true" />}
          {/* Whoever hears the page hears where they are now. */}
          {within && <span className="only-read">{level.label}: </span>}
          {state?.text ?? (typed !== '' && count > 0 && text.results(count))}
        </Autocomplete.Status>
        <KeyHints
          deeper={level.groups.some(group => group.items.some(({ leads }) => leads === 'deeper'))}
          back={within !== undefined}
        />
      </div>
    </Autocomplete.Root>
  );
}

import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../language/dictionary.ts';
import dialog from '../../ui/dialog.module.css';
import menu from '../../ui/menu.module.css';
import { kitWords } from '../../ui/words.ts';
import { type Command, type CommandGroup, useCommands } from './commands.ts';
import styles from './palette.module.css';
import type { Visit } from './visit.ts';
import { frameWords } from './words.ts';

interface PaletteProps {
  readonly visit: Visit;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Every page, every command and, for an admin, every user, found by typing a part of the name. */
export default function Palette({ visit, open, onClose }: PaletteProps) {
  const text = useWords(frameWords);
  const kit = useWords(kitWords);
  const [typed, setTyped] = useState('');
  const groups = useCommands(visit, typed);
  const { contains } = Autocomplete.useFilter();
  return (
    <Dialog.Root open={open} onOpenChange={next => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialog.backdrop} />
        <Dialog.Viewport className={`${dialog.viewport} ${styles.viewport}`}>
          <Dialog.Popup className={styles.popup} aria-label={text.commands}>
            <Autocomplete.Root
              open
              inline
              items={groups}
              value={typed}
              onValueChange={setTyped}
              itemToStringValue={({ label }: Command) => label}
              filter={({ label, found }: Command, query) => found || contains(label, query)}
              autoHighlight="always"
              keepHighlight
            >
              <div className={styles.search}>
                <Search aria-hidden="true" />
                <Autocomplete.Input
                  aria-label={text.commands}
                  placeholder={visit.viewers.includes('admin') ? text.findAsAdmin : text.find}
                />
                <Dialog.Close className={styles.close}>Esc</Dialog.Close>
              </div>
              <div className={styles.scroll}>
                <Autocomplete.Empty className={styles.empty}>{kit.nothingFound}</Autocomplete.Empty>
                <Autocomplete.List>
                  {(group: CommandGroup) => (
                    <Autocomplete.Group key={group.value} items={group.items} className={menu.group}>
                      <Autocomplete.GroupLabel className={menu.label}>{group.label}</Autocomplete.GroupLabel>
                      <Autocomplete.Collection>
                        {({ icon: Icon, ...command }: Command) => (
                          <Autocomplete.Item
                            key={command.value}
                            className={menu.item}
                            value={command}
                            onClick={() => {
                              onClose();
                              command.run();
                            }}
                          >
                            <Icon aria-hidden="true" />
                            <span>{command.label}</span>
                            {command.note !== undefined && (
                              <span className={styles.note}>{command.note}</span>
                            )}
                          </Autocomplete.Item>
                        )}
                      </Autocomplete.Collection>
                    </Autocomplete.Group>
                  )}
                </Autocomplete.List>
              </div>
            </Autocomplete.Root>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

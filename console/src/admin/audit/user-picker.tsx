import { Combobox } from '@base-ui/react/combobox';
import { ApiProblem } from '@loan-kereta/sdk/client';
import { adminLimits, isSearchable } from '@loan-kereta/sdk/rules';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useDeferredValue, useId } from 'react';
import { api } from '../../api/api.ts';
import { useWords } from '../../language/dictionary.ts';
import field from '../../ui/field.module.css';
import menu from '../../ui/menu.module.css';
import select from '../../ui/select.module.css';
import { useTyped } from '../../ui/use-typed.ts';
import { kitWords } from '../../ui/words.ts';
import { auditWords } from './words.ts';

interface Choice {
  readonly id: number;
  readonly name: string;
  readonly email?: string;
}

/** How many are offered. */
const most = 8;

interface UserPickerProps {
  /** Who is chosen. */
  readonly id: number | undefined;
  readonly onChoose: (id: number | undefined) => void;
}

/** One of a million users, found by a part of a name, an address or a number. */
export function UserPicker({ id, onChoose }: UserPickerProps) {
  const text = useWords(auditWords);
  const kit = useWords(kitWords);
  const inputId = useId();
  const chosen = useQuery({
    queryKey: ['admin', 'users', id],
    queryFn: () => api.adminUsers.get({ params: { id: id ?? 0 } }),
    enabled: id !== undefined,
    retry: false,
    meta: { session: 'admin' },
  });
  const isGone = chosen.error instanceof ApiProblem && chosen.error.status === 404;
  const value: Choice | null =
    id === undefined ? null : { id, name: chosen.data?.data.name ?? (isGone ? text.deleted(id) : `#${id}`) };
  const { typed, setTyped } = useTyped(value?.name ?? '');
  // Nobody is looked for by the name of who is chosen already.
  const search = useDeferredValue(typed === value?.name ? '' : typed.trim());
  const found = useQuery({
    queryKey: ['admin', 'users', 'picked', search],
    queryFn: () => api.adminUsers.list({ query: { search, limit: most } }),
    enabled: isSearchable(search),
    meta: { session: 'admin' },
  });
  const choices: readonly Choice[] = isSearchable(search) ? (found.data?.items ?? []) : [];
  return (
    <div className={field.field}>
      <Combobox.Root
        items={choices}
        filter={null}
        value={value}
        itemToStringLabel={({ name }: Choice) => name}
        isItemEqualToValue={(one: Choice, other: Choice) => one.id === other.id}
        inputValue={typed}
        onInputValueChange={setTyped}
        onValueChange={(next: Choice | null) => onChoose(next?.id)}
      >
        <label className={field.label} htmlFor={inputId}>
          {text.filters.user}
        </label>
        <Combobox.InputGroup className={select.group}>
          <Combobox.Input
            id={inputId}
            className={`${field.input} ${select.search}`}
            placeholder={text.filters.userHint}
            maxLength={adminLimits.search}
          />
          {id !== undefined && (
            <Combobox.Clear className={select.open} aria-label={text.filters.anyUser}>
              <X aria-hidden="true" />
            </Combobox.Clear>
          )}
        </Combobox.InputGroup>
        <Combobox.Portal>
          <Combobox.Positioner className={select.positioner} sideOffset={6} collisionPadding={8}>
            <Combobox.Popup className={`${menu.popup} ${select.popup}`} aria-label={text.filters.user}>
              <Combobox.Status className={select.empty}>
                {!isSearchable(search)
                  ? text.filters.search
                  : found.isPending
                    ? text.filters.searching
                    : found.error
                      ? text.networkError
                      : choices.length === 0
                        ? kit.nothingFound
                        : null}
              </Combobox.Status>
              <Combobox.List>
                {(choice: Choice) => (
                  <Combobox.Item key={choice.id} className={menu.item} value={choice} translate="no">
                    {choice.name}
                    <span className={select.note}>{choice.email}</span>
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </div>
  );
}

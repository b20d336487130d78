import { adminLimits } from '@loan-kereta/sdk/rules';
import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal, X } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { api } from '../../api/api.ts';
import { useWords } from '../../language/dictionary.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { TextField } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useTyped } from '../../ui/use-typed.ts';
import { dayOf, type Filters } from './filters.ts';
import styles from './page.module.css';
import { UserPicker } from './user-picker.tsx';
import { auditWords } from './words.ts';

/** Stands in a choice for 'whatever it is'. */
const any = 'any';

interface NetworkFieldProps {
  readonly network: string | undefined;
  readonly onChoose: (network: string | undefined) => void;
}

/** A network to look for: asked for once it is whole, by Enter or by leaving the field. */
function NetworkField({ network, onChoose }: NetworkFieldProps) {
  const { filters: text } = useWords(auditWords);
  const { typed, setTyped, setAsked } = useTyped(network ?? '');
  const choose = () => {
    const wanted = typed.trim();
    setTyped(wanted);
    setAsked(wanted);
    // Merely to pass through the field asks for nothing anew.
    if (wanted !== (network ?? '')) onChoose(wanted || undefined);
  };
  return (
    <TextField
      name="network"
      label={text.network}
      placeholder={text.networkHint}
      value={typed}
      maxLength={adminLimits.network}
      spellCheck={false}
      autoCapitalize="none"
      onChange={({ target }) => setTyped(target.value)}
      onBlur={choose}
      onKeyDown={({ key }) => key === 'Enter' && choose()}
    />
  );
}

interface DayFieldProps extends Pick<ComponentProps<typeof TextField>, 'name' | 'label' | 'min' | 'max'> {
  readonly day: string | undefined;
  readonly onChoose: (day: string | undefined) => void;
}

/** A day from or to which is looked: asked for once its year is whole, which is written a digit at a time. */
function DayField({ day, onChoose, ...field }: DayFieldProps) {
  const { typed, setTyped, setAsked } = useTyped(day ?? '');
  const write = (written: string) => {
    setTyped(written);
    if (written !== '' && !dayOf(written)) return;
    setAsked(written);
    onChoose(written || undefined);
  };
  return <TextField {...field} type="date" value={typed} onChange={({ target }) => write(target.value)} />;
}

/** How many admins are asked for, which is as many as are given at once. */
const most = 100;

/** What of a whole log is shown. On a phone it is folded up until somebody asks for it. */
export function FilterBar({ filters }: { readonly filters: Filters }) {
  const words = useWords(auditWords);
  const text = words.filters;
  const [isOpen, setOpen] = useState(false);
  const [clears, setClears] = useState(0);
  const id = useId();
  const { user, admin, target, action, network, from, to, log, narrow } = filters;
  const admins = useQuery({
    queryKey: ['admin', 'admins', 'all'],
    queryFn: () => api.admins.list({ query: { limit: most } }),
    meta: { session: 'admin' },
  });
  const areAllHere = admins.data !== undefined && admins.data.items.length < most;
  const emailOf = (one: number) =>
    admins.data?.items.find(({ id: each }) => each === one)?.email ??
    (areAllHere ? words.deleted(one) : `#${one}`);
  const people = (admins.data?.items ?? []).map(({ id: one, email }) => ({ value: `${one}`, label: email }));
  const isHistory = log === 'history';
  const names: Readonly<Record<string, string>> = isHistory ? words.actions : words.kinds;
  const used = [user, admin, target, action, network, from, to].filter(value => value !== undefined).length;
  return (
    <search className={styles.filters}>
      <div className={styles.fold}>
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden="true" />
          {used > 0 ? text.active(used) : text.title}
        </Button>
      </div>
      {/* Fields anew after a clear: one whose filter has not reached it yet would see no change, and keep its text. */}
      <div key={clears} className={styles.fields} id={id} data-open={isOpen || undefined}>
        <UserPicker
          id={user}
          onChoose={next => narrow({ user: next === undefined ? undefined : `${next}` })}
        />
        <Select
          label={isHistory ? text.who : text.signedIn}
          value={admin === undefined ? any : `${admin}`}
          options={[
            { value: any, label: text.anyone },
            ...people,
            // Somebody who is no longer there, by a link.
            ...(admin !== undefined && !people.some(({ value }) => value === `${admin}`)
              ? [{ value: `${admin}`, label: emailOf(admin) }]
              : []),
          ]}
          onChoose={next => narrow({ admin: next === any ? undefined : next })}
        />
        <Combobox
          label={isHistory ? text.action : text.kind}
          value={action ?? any}
          options={[
            { value: any, label: isHistory ? text.anyAction : text.anyKind },
            ...Object.entries(names).map(([value, label]) => ({ value, label })),
          ]}
          onChoose={next => narrow({ action: next === any ? undefined : next })}
        />
        <DayField
          name="from"
          label={text.from}
          day={from}
          max={to}
          onChoose={next => narrow({ from: next })}
        />
        <DayField name="to" label={text.to} day={to} min={from} onChoose={next => narrow({ to: next })} />
        <NetworkField network={network} onChoose={next => narrow({ network: next })} />
      </div>
      {used > 0 && (
        <p className={styles.chips}>
          {target !== undefined && (
            <Button
              size="small"
              aria-label={`${text.target(emailOf(target))}: ${text.takeAway}`}
              onClick={() => narrow({ target: undefined })}
            >
              {text.target(emailOf(target))}
              <X aria-hidden="true" />
            </Button>
          )}
          <Button
            look="quiet"
            size="small"
            onClick={() => {
              filters.clear();
              setClears(clears + 1);
            }}
          >
            {text.clear}
          </Button>
        </p>
      )}
    </search>
  );
}

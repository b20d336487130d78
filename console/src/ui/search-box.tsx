import { adminLimits, isSearchable } from '@loan-kereta/sdk/rules';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styles from './search-box.module.css';
import { useShortcut } from './use-shortcut.ts';
import { useTyped } from './use-typed.ts';

/** How long somebody has stopped typing before the list is asked, in ms. */
const pause = 80;

interface SearchBoxProps {
  /** What the list is searched for. */
  readonly value: string;
  readonly label: string;
  /** What can be searched for. */
  readonly hint: string;
  readonly onSearch: (text: string) => void;
  /** Whether the list is here, and so finds even one letter. */
  readonly isLocal?: boolean;
}

/** Searches while somebody types. The key `/` leads here from anywhere on the page. */
export function SearchBox({ value, label, hint, onSearch, isLocal = false }: SearchBoxProps) {
  const { typed, setTyped, setAsked } = useTyped(value);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const text = typed.trim();
    // What is too short to be looked for must not stand over what was found for something else.
    const wanted = isLocal || isSearchable(text) ? text : '';
    if (wanted === value) return;
    const timer = setTimeout(() => {
      setAsked(wanted);
      onSearch(wanted);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, value, isLocal, onSearch, setAsked]);

  const key = useShortcut('/', () => input.current?.focus());

  return (
    <search className={styles.search}>
      <Search aria-hidden="true" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts={key}
        placeholder={hint}
        maxLength={adminLimits.search}
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </search>
  );
}

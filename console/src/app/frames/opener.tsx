import { Search } from 'lucide-react';
import { lazy, useEffect, useLayoutEffect, useState } from 'react';
import { Optional } from '../../browser/optional.tsx';
import { patiently } from '../../browser/patiently.ts';
import { useSpareTime } from '../../browser/spare-time.ts';
import { useWords } from '../../language/dictionary.ts';
import styles from './opener.module.css';
import type { Visit } from './visit.ts';
import { frameWords } from './words.ts';

const VisitPalette = lazy(() => patiently(() => import('./visit-palette.tsx')));
const loadAdminPalette = () => import('./admin-palette.tsx');
/** Brings all that an admin does to users. */
const AdminPalette = lazy(() => patiently(loadAdminPalette));

const isMac = /^(Mac|iPhone|iPad)/.test(navigator.platform);

/** Opens the palette, also by ⌘K or Ctrl+K; what it is made of is fetched the first time, for an admin in spare time. */
export function CommandOpener({ visit }: { readonly visit: Visit }) {
  const text = useWords(frameWords);
  const isAdmin = visit.viewers.includes('admin');
  const Palette = isAdmin ? AdminPalette : VisitPalette;
  const [open, setOpen] = useState<boolean>();
  const hasTime = useSpareTime();
  // Whoever works here types on at once: letters that come before the palette has would be lost.
  useEffect(() => {
    // One that does not come is asked for again when it is opened.
    if (isAdmin && hasTime) loadAdminPalette().catch(() => {});
  }, [isAdmin, hasTime]);
  // With the button that names the key, not a moment after it.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.metaKey || event.ctrlKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      setOpen(was => !was);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        className={styles.opener}
        type="button"
        aria-keyshortcuts="Meta+K Control+K"
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden="true" />
        <span>{text.search}</span>
        <kbd>{isMac ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {open !== undefined && (
        <Optional>
          <Palette visit={visit} open={open} onClose={() => setOpen(false)} />
        </Optional>
      )}
    </>
  );
}

import { Outlet } from 'react-router';
import { later } from '../../browser/later.tsx';
import { useMedia } from '../../browser/media.ts';
import { AppearanceSwitch } from '../../ui/appearance-switch.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Brand } from './brand.tsx';
import styles from './entry.module.css';

/** Where there is room for more than the form; the style sheets say so, too. */
const roomy = '(min-width: 64rem)';
/** Beside the form, which does not wait for it. */
const Pitch = later(() => import('./pitch.tsx').then(({ Pitch }) => Pitch));

/** Around the pages that somebody comes in by: the form, and on a wide screen what it is for. */
export function Component() {
  const hasRoom = useMedia(roomy);
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <header className={styles.top}>
          <Brand />
          <div className={styles.switches}>
            <AppearanceSwitch />
            <LanguageSwitch />
          </div>
        </header>
        <main className={styles.main}>
          <Outlet />
        </main>
      </div>
      {hasRoom && <Pitch waiting={<div />} />}
    </div>
  );
}

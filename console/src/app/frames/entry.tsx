import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { AppearanceSwitch } from '../../ui/appearance-switch.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Brand } from './brand.tsx';
import styles from './entry.module.css';

/** Beside the form, which does not wait for it. */
const Pitch = lazy(() => import('./pitch.tsx').then(({ Pitch }) => ({ default: Pitch })));

/** Around the pages that somebody comes in by: the form, and on a wide screen what it is for. */
export function Component() {
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
      <Suspense fallback={<div />}>
        <Pitch />
      </Suspense>
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './drawing.module.css';

/** The kinds of page that are drawn. */
export type Drawing = 'block' | 'button' | 'words' | 'bio' | 'profile' | 'listing' | 'code';

/** Lines of text, each `[x, y, width]`. */
const lines = (...all: readonly (readonly [x: number, y: number, width: number])[]) =>
  all.map(([x, y, width]) => (
    <rect key={`${x} ${y}`} className={styles.line} x={x} y={y} width={width} height="4" rx="2" />
  ));

const browser = (
  <>
    <rect className={styles.page} x="1" y="1" width="118" height="86" rx="7" />
    <path className={styles.edge} d="M1 14h118" />
    <circle className={styles.line} cx="9" cy="7.5" r="2" />
    <circle className={styles.line} cx="16" cy="7.5" r="2" />
    <circle className={styles.line} cx="23" cy="7.5" r="2" />
  </>
);

const phone = (
  <>
    <rect className={styles.page} x="33" y="1" width="54" height="86" rx="8" />
    <path className={styles.edge} d="M54 5.5h12" />
  </>
);

/** The place of what is pasted. */
const here = (x: number, y: number, width: number, height: number, round = 3) => (
  <rect className={styles.here} x={x} y={y} width={width} height={height} rx={round} />
);

const drawings: Readonly<Record<Drawing, ReactNode>> = {
  block: (
    <>
      {browser}
      {lines([14, 21, 60], [14, 28, 84])}
      {here(14, 37, 92, 32)}
      <path className={styles.mark} d="m53 48-6 5 6 5m14-10 6 5-6 5m-5-12-4 14" />
      {lines([14, 76, 76])}
    </>
  ),
  button: (
    <>
      {browser}
      <rect className={styles.picture} x="14" y="20" width="92" height="30" rx="3" />
      {lines([30, 56, 60])}
      {here(36, 66, 48, 14, 7)}
      <path className={styles.mark} d="M48 73h22m-5-4 5 4-5 4" />
    </>
  ),
  words: (
    <>
      {browser}
      {lines([14, 22, 44], [14, 33, 92], [14, 42, 80], [74, 53, 30], [14, 64, 88], [14, 73, 52])}
      {here(12, 49, 58, 12)}
      <path className={styles.mark} d="M17 57h48" />
    </>
  ),
  bio: (
    <>
      {phone}
      <circle className={styles.picture} cx="60" cy="19" r="8" />
      {lines([48, 31, 24])}
      <rect className={styles.picture} x="40" y="40" width="40" height="10" rx="5" />
      {here(40, 54, 40, 12, 6)}
      <path className={styles.mark} d="M50 60h18m-4-3.5 4 3.5-4 3.5" />
      <rect className={styles.picture} x="40" y="70" width="40" height="10" rx="5" />
    </>
  ),
  profile: (
    <>
      {phone}
      <circle className={styles.picture} cx="47" cy="20" r="7" />
      {lines([58, 15, 20], [58, 22, 14], [40, 33, 38])}
      {here(38, 40, 44, 11)}
      <path className={styles.mark} d="M43 47.5h34" />
      <path
        className={styles.picture}
        d="M39 56h12v12H39zM54 56h12v12H54zM69 56h12v12H69zM39 71h12v12H39zM54 71h12v12H54zM69 71h12v12H69z"
      />
    </>
  ),
  listing: (
    <>
      {browser}
      <rect className={styles.picture} x="12" y="20" width="44" height="36" rx="3" />
      <path className={styles.car} d="M20 45v-5l6-2 4-6h11l5 6 4 1v6m-24 0h10" />
      <circle className={styles.car} cx="24" cy="45" r="3" />
      <circle className={styles.car} cx="42" cy="45" r="3" />
      {lines([62, 22, 44], [62, 31, 30], [62, 43, 42], [62, 52, 36])}
      {here(10, 63, 98, 14)}
      <path className={styles.mark} d="M17 71h58" />
    </>
  ),
  code: (
    <>
      {browser}
      {lines([12, 21, 26], [20, 30, 40], [28, 39, 58])}
      {here(24, 47, 82, 14)}
      <path className={styles.mark} d="m36 50-5 4 5 4m9-8 5 4-5 4m-2.5-9.5-3 11M56 54h40" />
      {lines([20, 66, 34], [12, 75, 22])}
    </>
  ),
};

/** A page of somebody's site, marked where the calculator or its link goes. The steps beside it say the same. */
export const PlaceDrawing = ({ of }: { readonly of: Drawing }) => (
  <svg className={styles.drawing} viewBox="0 0 120 88" aria-hidden="true">
    {drawings[of]}
  </svg>
);

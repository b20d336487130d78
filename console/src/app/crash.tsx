import evening from '../ui/evening.module.css';
import styles from './crash.module.css';

/** What is shown in place of a page that failed. In Malay only, as specified: whatever failed may be what holds the language. */
export function Crash() {
  return (
    <main className={`${evening.evening} ${styles.crash}`} lang="ms">
      <svg className={styles.car} viewBox="0 0 96 48" aria-hidden="true">
        <path d="M6 34c0-7 4-10 12-11l9-1 9-9c2-2 4-3 8-3h16c5 0 8 1 11 4l8 9 9 2c5 1 8 4 8 9v2c0 2-1 3-3 3H9c-2 0-3-2-3-5z" />
        <circle cx="26" cy="38" r="8" />
        <circle cx="74" cy="38" r="8" />
      </svg>
      <p className={styles.brand}>Loan Kereta</p>
      <div role="alert">
        <h1 className={styles.message}>Maaf, ada masalah teknikal. Sila refresh halaman atau cuba lagi.</h1>
      </div>
      <button className={styles.refresh} type="button" onClick={() => window.location.reload()}>
        Refresh Halaman
      </button>
    </main>
  );
}

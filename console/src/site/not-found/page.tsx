import { useWords } from '../../language/dictionary.ts';
import { siteWords } from '../../language/site-words.ts';
import evening from '../../ui/evening.module.css';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './page.module.css';

/** What an address without a page shows. */
export function Component() {
  const { title, text, back } = useWords(siteWords).notFound;
  return (
    <div className={`${evening.evening} ${styles.page}`}>
      <title>{`404 · Loan Kereta`}</title>
      <header>
        <a className={styles.brand} href="/">
          Loan Kereta
        </a>
      </header>
      <main className={styles.sign}>
        <p className={styles.plate}>404</p>
        <PageTitle className={styles.title}>{title}</PageTitle>
        <p className={styles.text}>{text}</p>
        <a className={styles.back} href="/">
          {back}
        </a>
      </main>
    </div>
  );
}

import { useWords } from '../../language/dictionary.ts';
import { siteWords } from '../../language/site-words.ts';
import styles from './page.module.css';

/** What an address without a page shows. */
export function Component() {
  const { title, text, back } = useWords(siteWords).notFound;
  return (
    <main className={styles.page}>
      <title>{`404 · Loan Kereta`}</title>
      <p className={styles.plate}>404</p>
      <h1 className={styles.title}>{title}</h1>
      <p>{text}</p>
      <a className={styles.back} href="/">
        {back}
      </a>
    </main>
  );
}

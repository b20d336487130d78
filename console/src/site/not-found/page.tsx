import { Link } from 'react-router';
import { useSiteWords } from '../../app/language.tsx';
import styles from './page.module.css';

/** What an address without a page shows. */
export function Component() {
  const { title, text, back } = useSiteWords().notFound;
  return (
    <main className={styles.page}>
      <title>{`404 · Loan Kereta`}</title>
      <p className={styles.plate}>404</p>
      <h1 className={styles.title}>{title}</h1>
      <p>{text}</p>
      <Link className={styles.back} to="/">
        {back}
      </Link>
    </main>
  );
}

import { Link } from 'react-router';
import { useLanguage } from '../../app/language.tsx';
import styles from './page.module.css';

const wording = {
  ms: { title: 'Jalan ini mati di sini.', text: 'Tiada halaman di alamat ini.', back: 'Ke halaman utama' },
  en: { title: 'This road ends here.', text: 'There is no page at this address.', back: 'To the front page' },
};

/** What an address without a page shows. */
export function Component() {
  const { language } = useLanguage();
  const { title, text, back } = wording[language];
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

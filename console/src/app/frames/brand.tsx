import { useWords } from '../../language/dictionary.ts';
import styles from './brand.module.css';
import { frameWords } from './words.ts';

/** The product's name, which leads to the front page: an entry of its own, so the browser loads it. */
export function Brand() {
  const text = useWords(frameWords);
  return (
    <a className={styles.brand} href="/" aria-label={text.home}>
      Loan Kereta
    </a>
  );
}

import { useWords } from '../../language/dictionary.ts';
import styles from './brand.module.css';
import { frameWords } from './words.ts';

/**
 * The product's name, which leads to the front page: an entry of its own, so the browser loads it.
 * @param props.beside true where other things stand in its line, and a small phone has room for its sun only
 */
export function Brand({ beside = false }: { readonly beside?: boolean }) {
  const text = useWords(frameWords);
  return (
    <a className={`${styles.brand} sun`} href="/" aria-label={text.home}>
      <span className={beside ? styles.beside : undefined}>Loan Kereta</span>
    </a>
  );
}

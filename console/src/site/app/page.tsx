import { useSearchParams } from 'react-router';
import { useLanguage } from '../../language/language.ts';
import { Calculator } from '../../ui/calculator.tsx';
import { Loading } from '../../ui/states.tsx';
import styles from './page.module.css';

/** The themes that a guest may try, by the number in the address. */
const freeThemes: Readonly<Record<string, string>> = { 1: 'theme-01', 2: 'theme-02', 3: 'theme-03' };

/** The calculator, in one of the free themes. */
export function Component() {
  const [query] = useSearchParams();
  const language = useLanguage(state => state.language);
  return (
    <Calculator
      className={styles.calculator}
      advisor="demo-basic"
      theme={freeThemes[query.get('theme') ?? '1'] ?? 'theme-01'}
      lang={language}
    >
      <Loading text="Loading Perodua models…" />
    </Calculator>
  );
}

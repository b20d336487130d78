import { pages } from '@loan-kereta/sdk/pages';
import { Calculator } from 'lucide-react';
import { ButtonLink } from '../ui/button.tsx';
import styles from './to-calculator.module.css';

/** Leads from a page's head to the calculator. */
export const ToCalculator = ({ label }: { readonly label: string }) => (
  <ButtonLink to={pages.app.path}>
    <Calculator className={styles.icon} aria-hidden="true" />
    {label}
  </ButtonLink>
);

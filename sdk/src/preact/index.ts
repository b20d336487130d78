import type { HTMLAttributes } from 'preact';
import type { LoanKeretaElement } from '../embed/element.ts';
import type { Settings } from '../embed/settings.ts';

/** `<loan-kereta>` in Preact's JSX: the settings as attributes, and what every element takes. */
export interface LoanKeretaAttributes
  extends Settings,
    Omit<HTMLAttributes<LoanKeretaElement>, keyof Settings> {}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'loan-kereta': LoanKeretaAttributes;
    }
  }
}

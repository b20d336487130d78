import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { LoanKeretaElement } from '../embed/element.ts';
import type { Settings } from '../embed/settings.ts';

type Common = DetailedHTMLProps<HTMLAttributes<LoanKeretaElement>, LoanKeretaElement>;

/** `<loan-kereta>` in JSX: the settings as attributes, and what every element takes. */
export interface LoanKeretaAttributes extends Settings, Omit<Common, keyof Settings> {
  readonly class?: string | undefined;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'loan-kereta': LoanKeretaAttributes;
    }
  }
}

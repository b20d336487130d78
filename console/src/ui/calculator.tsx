import type { ReactNode } from 'react';
import type { Language } from '../language/language.ts';

interface CalculatorProps {
  readonly advisor: string;
  readonly model?: string | undefined;
  /** `theme-01` … `theme-20`; the advisor's own unless told. */
  readonly theme?: string | undefined;
  readonly palette?: string | undefined;
  readonly lang: Language | 'auto';
  /** Shown until the calculator draws itself, and when it cannot. */
  readonly children: ReactNode;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'loan-kereta': CalculatorProps & { readonly class: string | undefined };
    }
  }
}

/** The live calculator, loaded as any page loads it: React puts the script into the head, once. */
export function Calculator({
  className,
  ...props
}: CalculatorProps & { readonly className: string | undefined }) {
  return (
    <>
      <script async src="/loan-kereta.js" />
      <loan-kereta class={className} {...props} />
    </>
  );
}

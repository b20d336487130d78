import { depositLimit } from '@loan-kereta/sdk/languages/ms/calculator';
import { formatRM } from '@loan-kereta/sdk/loan';
import type { ReactNode } from 'react';
import { useWords } from '../ui/use-words.ts';
import { useWidget } from './context.tsx';

/** From which share of the price on it is said how far one can go. */
const nearLimit = 0.8;

/** What the limit of the deposit is, once it is near; `children` until then. */
export function LimitNote({ children }: { readonly children?: ReactNode }) {
  const { words, deposit, otr } = useWidget();
  const say = useWords('depositLimit', depositLimit);
  if (deposit <= otr * nearLimit) return children;
  return (
    <small className="lk-hint">
      {say('most')} {formatRM(otr)}. <span lang={words.quoted}>{say('note')}</span>
    </small>
  );
}

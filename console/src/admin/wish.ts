import { isRecord } from '@loan-kereta/sdk/rules';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What a screen does as soon as it is there, for who chose it where the screen was not. */
export type Wish = 'exportUsers' | 'exportSecurity' | 'importPrices' | 'exportPrices' | 'retryMails';

/**
 * A wish on its way to its screen: in the entry of the history and not in the address, as no link may begin it, and
 * with it a page that is not left after all, and so never reached.
 */
export const withWish = (wish: Wish) => ({ wish });

const isOf = (state: unknown, wish: Wish | undefined): boolean =>
  wish !== undefined && isRecord(state) && state.wish === wish;

/** Fulfils a wish once, when whoever has it comes here. */
export function useWish(wish: Wish | undefined, fulfil: () => void): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isWished = isOf(state, wish);
  const act = useEffectEvent(() => {
    // Not again when the page is loaded again or come back to.
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
    fulfil();
  });
  useEffect(() => {
    if (isWished) act();
  }, [isWished]);
}

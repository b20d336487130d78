import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { tokensIn } from './tokens-in.ts';

/**
 * The token of a mailed link, which stands behind the `#` so that no server's log has it. It is taken out of the
 * address at once and kept in the entry of this tab's history, where it survives a reload and a sign-in on the way.
 */
export function useLinkToken(name: string): string | undefined {
  const { hash, state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const inAddress = tokensIn(hash)[name];
  useEffect(() => {
    if (inAddress !== undefined)
      void navigate(pathname + search, { replace: true, state: { [name]: inAddress } });
  }, [inAddress, name, navigate, pathname, search]);
  return inAddress ?? state?.[name];
}

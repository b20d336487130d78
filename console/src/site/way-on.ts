import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { returnTo } from '../session/return-to.ts';

/** @returns what leads from a sign-in to the page that asked for it, or home */
export function useWayOn(): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const next = returnTo(useSearchParams()[0]);
  return () => void navigate(next, { replace: true, state });
}

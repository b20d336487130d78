import { useNavigate, useSearchParams } from 'react-router';
import { returnTo } from '../../session/return-to.ts';
import { OwnPassword } from '../passwords/own-password.tsx';

/** Where a signed-in advisor replaces the password, and everybody is led whose password an admin made. */
export function Component() {
  const navigate = useNavigate();
  const next = returnTo(useSearchParams()[0]);
  return <OwnPassword back={next} onDone={() => void navigate(next, { replace: true })} />;
}

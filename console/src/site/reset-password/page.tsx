import { pages } from '@loan-kereta/sdk/pages';
import { api } from '../../api/api.ts';
import { checkRemembered } from '../../session/check-remembered.ts';
import { PasswordByLink } from '../passwords/password-by-link.tsx';

/** Where a mailed link leads that sets another password. */
export function Component() {
  return (
    <PasswordByLink
      ownerOf={body => api.auth.linkOwner({ body })}
      send={async body => {
        await api.auth.resetPassword({ body });
        await checkRemembered();
      }}
      signIn={pages.login.path}
      again={pages.forgotPassword.path}
    />
  );
}

import { pages } from '@loan-kereta/sdk/pages';
import { accountLimits } from '@loan-kereta/sdk/rules';
import { api } from '../../api/api.ts';
import { PasswordByLink } from '../../site/passwords/password-by-link.tsx';

/** Where an admin's invitation leads, and the link that another admin sends for a password that was lost. */
export function Component() {
  return (
    <PasswordByLink
      ownerOf={body => api.admins.linkOwner({ body })}
      send={body => api.admins.setPassword({ body })}
      least={accountLimits.leastOfAdmin}
      signIn={pages.adminLogin.path}
    />
  );
}

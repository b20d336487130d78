import type { NewUser } from '@loan-kereta/sdk/contract';
import { pages } from '@loan-kereta/sdk/pages';
import { welcomeMessage } from '@loan-kereta/sdk/wording';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Callers } from '../../http/access.ts';
import type { AdminUsersService } from '../admin-users/service.ts';
import { newAccount } from '../advisors/new-account.ts';
import type { AdvisorsService } from '../advisors/service.ts';
import type { Audit } from '../audit/audit.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { PlanChanges } from '../plan-changes/service.ts';
import { underFreeName } from '../slugs/free-name.ts';
import { stateOf } from '../standing/changes.ts';
import { temporaryPassword } from './password.ts';

interface Parts {
  readonly db: Database;
  readonly now: Clock;
  readonly publicUrl: string;
  readonly audit: Audit;
  readonly advisors: AdvisorsService;
  readonly users: Pick<AdminUsersService, 'present'>;
  readonly planChanges: PlanChanges;
}

/** How an admin makes an account for somebody. */
export const creationService = ({ db, now, publicUrl, audit, advisors, users, planChanges }: Parts) => ({
  /**
   * Makes an account whose password has to be changed at the first sign-in, and writes down what was paid.
   * @returns the account, its password, which nobody can read afterwards, and what to send to its owner
   * @throws {ApiError} `email_taken`, `invalid_request`, `unavailable`
   */
  async create(by: Callers['admin'], user: NewUser) {
    const { name, email, whatsapp, brand_name } = user;
    const { plan, expiresAt } = planChanges.choiceOf(user);
    const password = temporaryPassword();
    const given = {
      email,
      name,
      whatsapp,
      ...(brand_name && { branding_name: brand_name }),
      plan,
      plan_expires_at: expiresAt,
      password_hash: await hashPassword(password),
      must_change_password: true,
    };
    const account = await underFreeName(name, slug =>
      db.transaction(async () => {
        const added = await advisors.add(newAccount({ ...given, slug }, now()));
        const paid = await planChanges.payFirst(by, added, user);
        const record = { after: stateOf(added), ...paid };
        await audit.write({ kind: 'admin', ...by }, { advisorId: added.id }, 'user_created', record);
        return added;
      }),
    );
    const address = publicUrl + pages.login.path;
    return {
      user: users.present(account),
      password,
      welcome: welcomeMessage({ name, email, password, plan, expiresAt, address, whatsapp }),
    };
  },
});

export type CreationService = ReturnType<typeof creationService>;

import { networkOf } from '../../http/rate-limits.ts';
import { currentRequest } from '../../log.ts';
import type { Account } from '../advisors/account.ts';
import type { Outbox } from '../outbox/outbox.ts';

/** What a browser says of itself. */
export interface DeviceNames {
  readonly browser: string | null;
  readonly system: string | null;
}

type Noticed = Pick<Account, 'id' | 'email'>;

/** As much of an address as lets its owner know it again. */
const masked = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••');

/** The mails that tell an account's owner what was done, each with a link that undoes it. They belong into its transaction. */
export function noticesService(outbox: Outbox) {
  const order = (
    kind: 'password_changed' | 'address_changed' | 'new_device',
    { id, email }: Noticed,
    more: Record<string, string> = {},
  ): Promise<void> => {
    const ip = currentRequest.getStore()?.ip;
    const details = { ...(ip && { network: networkOf(ip) }), ...more };
    return outbox.add({ kind, advisorId: id, address: email, details });
  };

  return {
    passwordChanged: (account: Noticed): Promise<void> => order('password_changed', account),

    /** Tells the address that the account had. @param next the one that it has now */
    addressChanged: (account: Noticed, next: string): Promise<void> =>
      order('address_changed', account, { address: masked(next) }),

    newDevice: (account: Noticed, { browser, system }: DeviceNames): Promise<void> => {
      const device = [browser, system].filter(name => name !== null).join(' · ');
      return order('new_device', account, device ? { device } : {});
    },
  };
}

export type Notices = ReturnType<typeof noticesService>;

import type { NoticeMail } from '@loan-kereta/sdk/contract';
import type { Clock } from '../../clock.ts';
import { day } from '../../durations.ts';
import { networkOf } from '../../http/rate-limits.ts';
import { currentRequest } from '../../log.ts';
import type { Account } from '../advisors/account.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { SessionKind } from '../sessions/service.ts';

/** What a browser says of itself. */
export interface DeviceNames {
  readonly browser: string | null;
  readonly system: string | null;
}

type Noticed = Pick<Account, 'id' | 'email'>;

/** As much of an address as lets its owner know it again. */
const masked = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••');

/** Of how many new devices somebody is told in a day. Whoever has the password may sign in all day long, and fills no mailbox. */
const mostNewDevices = 10;

/** The mails that tell an account's owner what was done, and how to undo it. They belong into its transaction. */
export function noticesService(outbox: Outbox, now: Clock) {
  const order = (
    kind: NoticeMail,
    { id, email }: Noticed | { readonly id: null; readonly email: string },
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

    /** @returns false when its owner was told of so many in a day that one more is not worth a mail */
    async newDevice(
      whose: SessionKind,
      { id, email }: Noticed,
      { browser, system }: DeviceNames,
    ): Promise<boolean> {
      const kind = whose === 'admin' ? 'new_device_of_admin' : 'new_device';
      const since = new Date(now().getTime() - day);
      if (await outbox.hasManyOf({ kind, address: email }, since, mostNewDevices)) return false;
      const device = [browser, system].filter(name => name !== null).join(' · ');
      await order(kind, { id: whose === 'admin' ? null : id, email }, device ? { device } : {});
      return true;
    },
  };
}

export type Notices = ReturnType<typeof noticesService>;

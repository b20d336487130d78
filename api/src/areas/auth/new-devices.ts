import type { Actor, Audit, Target } from '../audit/audit.ts';
import type { DevicesService } from '../devices/service.ts';
import { describeDevice } from '../sessions/describe.ts';
import type { SessionKind, Visitor } from '../sessions/service.ts';
import type { Notices } from './notices.ts';

interface Parts {
  readonly audit: Audit;
  readonly devices: DevicesService;
  readonly notices: Notices;
}

/** How the owner of an account, an advisor or an admin, learns of a device that it was never used on before. */
export const newDevices = ({ audit, devices, notices }: Parts) => ({
  /**
   * Notes on which device an account is signed in to, and tells of a new one, by mail and in the history. Belongs into
   * the transaction that starts the session.
   */
  async welcome(
    kind: SessionKind,
    account: { readonly id: number; readonly email: string },
    visitor: Visitor,
  ): Promise<void> {
    const { id, email } = account;
    if (!(await devices.remember(kind, id, visitor))) return;
    const { kind: device, ...names } = describeDevice(visitor.userAgent);
    if (!(await notices.newDevice(kind, account, names))) return;
    const [actor, target]: [Actor, Target] =
      kind === 'admin'
        ? [{ kind: 'admin', adminId: id, email }, { adminId: id }]
        : [{ kind: 'advisor' }, { advisorId: id }];
    await audit.write(actor, target, 'new_device_signed_in', { personal: { ...names, device } });
  },
});

export type NewDevices = ReturnType<typeof newDevices>;

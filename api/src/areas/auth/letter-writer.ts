import type { MailKind } from '@loan-kereta/sdk/contract';
import type { LinkMail, NoticeMail } from '@loan-kereta/sdk/languages';
import type { Database } from '../../db/database.ts';
import { type Letter, writeLetter } from '../../mail/letter.ts';
import type { AdvisorsService } from '../advisors/service.ts';
import type { LinksService } from '../links/service.ts';
import type { DueMail, WriteLetter } from '../outbox/sender.ts';
import { linkLetter, noticeLetter } from './letters.ts';

/** The mails whose link lets an admin choose a password. */
type AdminMail = Extract<LinkMail, `admin_${string}`>;

interface Parts {
  readonly db: Database;
  readonly advisors: AdvisorsService;
  readonly links: LinksService;
  /** The token by which the admin of an address chooses a password; undefined where nobody may. */
  readonly adminLink: (address: string, kind: AdminMail) => Promise<string | undefined>;
  readonly publicUrl: string;
}

const isForAdmin = (kind: MailKind): kind is AdminMail => kind.startsWith('admin_');

/** Writes what the outbox sends. Each link is made here, when its mail goes out. */
export function letterWriter({ db, advisors, links, adminLink, publicUrl }: Parts): WriteLetter {
  // Behind the #, where no server and no log sees a token.
  const linkTo = (page: string, token: string) => `${publicUrl}/${page}#token=${token}`;

  async function write(
    order: DueMail,
    kind: Exclude<MailKind, AdminMail | 'new_device_of_admin'>,
    advisorId: number,
  ): Promise<Letter | undefined> {
    const { address, details, orderedAt, stands } = order;
    const language = await advisors.languageOf(advisorId);
    const notice = async (noticed: NoticeMail) => {
      const token = await db.transaction(async () => {
        // Whoever undoes what came before holds the account, and takes the order back.
        await advisors.lockCredentials(advisorId);
        return (await stands()) ? links.makeUndo(advisorId, address, orderedAt) : undefined;
      });
      if (token === undefined) return undefined;
      return writeLetter(
        noticeLetter(noticed, { ...details, at: orderedAt }),
        linkTo('undo', token),
        language,
      );
    };
    switch (kind) {
      case 'reset':
        return writeLetter(
          linkLetter(kind),
          linkTo('reset-password', await links.make(advisorId, 'reset')),
          language,
        );
      case 'verify':
        return writeLetter(
          linkLetter(kind),
          linkTo('confirm-email', await links.make(advisorId, 'verify')),
          language,
        );
      case 'change_address': {
        const token = await links.make(advisorId, 'address', address);
        return writeLetter(linkLetter(kind), linkTo('confirm-address', token), language);
      }
      case 'password_changed':
      case 'address_changed':
      case 'new_device':
        return notice(kind);
    }
  }

  return async order => {
    const { kind } = order;
    if (isForAdmin(kind)) {
      const token = await adminLink(order.address, kind);
      return token === undefined
        ? undefined
        : writeLetter(linkLetter(kind), linkTo('admin/set-password', token));
    }
    if (kind === 'new_device_of_admin') {
      const details = { ...order.details, at: order.orderedAt };
      return writeLetter(noticeLetter(kind, details), `${publicUrl}/admin/login`);
    }
    if (kind !== 'reset' && kind !== 'verify')
      return order.advisorId === null ? undefined : write(order, kind, order.advisorId);
    // The address may be another account's by now; and what was asked for may never have had one.
    const advisor = await advisors.byEmail(order.address);
    const stands = advisor && (order.advisorId === null || advisor.id === order.advisorId);
    return stands ? write(order, kind, advisor.id) : undefined;
  };
}

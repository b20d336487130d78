import type { LinkMail, MailKind } from '@loan-kereta/sdk/contract';
import { type PageId, pages } from '@loan-kereta/sdk/pages';
import type { Database } from '../../db/database.ts';
import { type Letter, type LetterText, writeLetter } from '../../mail/letter.ts';
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

/** What somebody asks for by an address, whether or not an account has it. */
const isByAddress = (kind: MailKind): kind is 'reset' | 'verify' => kind === 'reset' || kind === 'verify';

/** Writes what the outbox sends. Each link is made here, when its mail goes out. */
export function letterWriter({ db, advisors, links, adminLink, publicUrl }: Parts): WriteLetter {
  // Behind the #, where no server and no log sees a token.
  const linkTo = (page: PageId, token: string) => `${publicUrl}${pages[page].path}#token=${token}`;

  async function write(
    order: DueMail,
    kind: Exclude<MailKind, AdminMail | 'new_device_of_admin'>,
    advisorId: number,
  ): Promise<Letter | undefined> {
    const { address, details, orderedAt, stands } = order;
    const language = await advisors.languageOf(advisorId);
    const letter = async (texts: readonly LetterText[], page: PageId, make: () => Promise<string>) => {
      const token = await db.transaction(async () => {
        // Whoever deletes the account or undoes what came before holds it, and takes the order back.
        const locked = await advisors.lockCredentials(advisorId);
        // Where somebody asked by an address, it may no longer be the account's since it was looked up.
        const isMeant = locked && (!isByAddress(kind) || locked.account.email === address);
        return isMeant && (await stands()) ? make() : undefined;
      });
      return token === undefined ? undefined : writeLetter(texts, linkTo(page, token), language);
    };
    switch (kind) {
      case 'reset':
        return letter(linkLetter(kind), 'resetPassword', () => links.make(advisorId, 'reset'));
      case 'verify':
        return letter(linkLetter(kind), 'confirmEmail', () => links.make(advisorId, 'verify'));
      case 'change_address':
        return letter(linkLetter(kind), 'confirmAddress', () => links.make(advisorId, 'address', address));
      case 'password_changed':
      case 'address_changed':
      case 'new_device':
        return letter(noticeLetter(kind, { ...details, at: orderedAt }), 'undo', () =>
          links.makeUndo(advisorId, address, orderedAt),
        );
    }
  }

  return async order => {
    const { kind } = order;
    if (isForAdmin(kind)) {
      const token = await adminLink(order.address, kind);
      return token === undefined
        ? undefined
        : writeLetter(linkLetter(kind), linkTo('adminSetPassword', token));
    }
    if (kind === 'new_device_of_admin') {
      const details = { ...order.details, at: order.orderedAt };
      return writeLetter(noticeLetter(kind, details), publicUrl + pages.adminLogin.path);
    }
    if (!isByAddress(kind)) return order.advisorId === null ? undefined : write(order, kind, order.advisorId);
    // The address may be another account's by now; and what was asked for may never have had one.
    const advisor = await advisors.byEmail(order.address);
    const stands = advisor && (order.advisorId === null || advisor.id === order.advisorId);
    return stands ? write(order, kind, advisor.id) : undefined;
  };
}

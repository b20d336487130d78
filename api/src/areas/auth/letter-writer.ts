import type { MailKind } from '@loan-kereta/sdk/contract';
import { type Letter, writeLetter } from '../../mail/letter.ts';
import type { AdvisorsService } from '../advisors/service.ts';
import type { LinksService } from '../links/service.ts';
import type { WriteLetter } from '../outbox/sender.ts';
import { resetLetter, verifyLetter } from './letters.ts';

interface Parts {
  readonly advisors: AdvisorsService;
  readonly links: LinksService;
  readonly publicUrl: string;
}

/** Writes what the outbox sends. Each link is made here, when its mail goes out. */
export function letterWriter({ advisors, links, publicUrl }: Parts): WriteLetter {
  // Behind the #, where no server and no log sees a token.
  const writers: Record<MailKind, (advisorId: number) => Promise<Letter>> = {
    reset: async advisorId => {
      const token = await links.make(advisorId, 'reset');
      return writeLetter(resetLetter, `${publicUrl}/reset-password#token=${token}`);
    },
    verify: async advisorId => {
      const token = await links.make(advisorId, 'verify');
      return writeLetter(verifyLetter, `${publicUrl}/confirm-email#token=${token}`);
    },
  };
  return async ({ kind, advisorId, address }) => {
    // The address may be another account's by now, or nobody's; what was asked for an address has no account yet.
    const advisor = await advisors.byEmail(address);
    const stands = advisor && (advisorId === null || advisor.id === advisorId);
    return stands ? writers[kind](advisor.id) : undefined;
  };
}

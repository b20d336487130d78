import type { LinkMail, NoticeMail } from '../contract/index.ts';

/** What a mail with one link says. */
export interface LetterWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What the link's button says. */
  readonly button: string;
}

/** What a notice tells of, as far as it is known; `address` is the new one. */
export type NoticeFact = 'at' | 'device' | 'network' | 'address';

/** What the mails say. */
export interface MailWords {
  readonly links: Readonly<Record<LinkMail, LetterWords>>;
  readonly notices: {
    readonly happened: Readonly<Record<NoticeMail, { readonly subject: string; readonly text: string }>>;
    readonly undo: string;
    readonly button: string;
    /** In place of those two for an admin, whom another admin helps. */
    readonly ofAdmin: { readonly undo: string; readonly button: string };
    readonly facts: Readonly<Record<NoticeFact, string>>;
  };
}

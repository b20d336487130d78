import type { LinkMail, NoticeMail } from '@loan-kereta/sdk/contract';
import { languageCodes, languages, mails, type NoticeFact } from '@loan-kereta/sdk/languages';
import { malaysia } from '@loan-kereta/sdk/rules';
import type { LetterText } from '../../mail/letter.ts';

type Letters = readonly LetterText[];

/** A mail that brings a link, in every language. */
export const linkLetter = (kind: LinkMail): Letters =>
  languageCodes.map(language => ({ language, ...mails[language].links[kind] }));

/** What a notice tells of, as far as it is known. */
export interface NoticeDetails extends Partial<Record<Exclude<NoticeFact, 'at'>, string | undefined>> {
  readonly at: Date;
}

const factOrder = ['at', 'device', 'network', 'address'] as const satisfies readonly NoticeFact[];

/** The mail that tells what was done to an account; its link undoes it, or leads an admin there. Times are those of Malaysia. */
export const noticeLetter = (kind: NoticeMail, details: NoticeDetails): Letters =>
  languageCodes.map(language => {
    const { happened, ofAdmin, facts, ...ofAdvisor } = mails[language].notices;
    const { undo, button } = kind === 'new_device_of_admin' ? ofAdmin : ofAdvisor;
    const time = new Intl.DateTimeFormat(languages[language].locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: malaysia.timeZone,
    });
    const values = { ...details, at: time.format(details.at) };
    return {
      language,
      subject: happened[kind].subject,
      paragraphs: [happened[kind].text, undo],
      facts: factOrder.flatMap(name => {
        const value = values[name];
        return value === undefined ? [] : [[facts[name], value] as const];
      }),
      button,
    };
  });

import type { Language } from '@loan-kereta/sdk/languages';
import { Eta } from 'eta';

/** What a mail says. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A letter in one language. */
export interface LetterText {
  readonly language: Language;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What happened when and where, as rows of a name and a value. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
  /** What the link's button says. */
  readonly button: string;
}

const views = import.meta.dirname;
const html = new Eta({ views, cache: true });
const text = new Eta({ views, cache: true, autoEscape: false, autoTrim: false });

/**
 * A letter with one link, in the language of whom it is for; where that is not known in all that there are, one below
 * the other.
 */
export function writeLetter(
  all: readonly LetterText[],
  link: string,
  language: Language | null = null,
): Letter {
  const own = all.filter(text => text.language === language);
  const texts = own.length > 0 ? own : all;
  const content = {
    subject: texts.map(({ subject }) => subject).join(' · '),
    button: texts.map(({ button }) => button).join(' · '),
    texts,
    link,
  };
  return {
    subject: content.subject,
    text: text.render('letter-text', content),
    html: html.render('letter-html', content),
  };
}

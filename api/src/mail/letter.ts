import { Eta } from 'eta';

/** What a mail says. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A letter in one language. */
export interface LetterText {
  /** As in `lang` of HTML. */
  readonly language: string;
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

/** A letter in one language or in several, one below the other, with one link. */
export function writeLetter(texts: readonly LetterText[], link: string): Letter {
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

import { PageHeader } from '../../ui/page-header.tsx';
import styles from './document.module.css';

/** A text that somebody agrees to, in sections. */
export interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly title: string; readonly text: readonly string[] }[];
}

export function LegalDocument({ title, lead, sections }: LegalText) {
  return (
    <article className={styles.document}>
      <PageHeader title={title} lead={lead} />
      {sections.map(section => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          {section.text.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}

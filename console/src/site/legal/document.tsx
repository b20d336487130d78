import type { PageWords } from '@loan-kereta/sdk/languages/console/pages';
import { languages } from '@loan-kereta/sdk/languages/names';
import { legalVersion } from '@loan-kereta/sdk/rules';
import { useLanguage } from '../../language/language.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import styles from './document.module.css';

export function LegalDocument({ title, lead, since, sections }: PageWords['terms']) {
  const language = useLanguage(state => state.language);
  const day = new Date(legalVersion).toLocaleDateString(languages[language].locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
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
      <p>{since(day)}</p>
    </article>
  );
}

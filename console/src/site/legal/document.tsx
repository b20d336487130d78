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
      <nav className={styles.contents} aria-label={title}>
        {sections.map((section, index) => (
          <a key={section.title} href={`#${index + 1}`}>
            {section.title}
          </a>
        ))}
      </nav>
      <div className={styles.text}>
        {sections.map((section, index) => (
          <section key={section.title} id={`${index + 1}`}>
            <h2>{section.title}</h2>
            {section.text.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <p>{since(day)}</p>
      </div>
    </article>
  );
}

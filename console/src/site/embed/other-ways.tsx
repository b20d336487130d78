import { useWords } from '../../language/dictionary.ts';
import { Paste } from './paste.tsx';
import styles from './place.module.css';
import { type Way, ways } from './snippets.ts';
import { embedWords } from './words.ts';

/** All ways, folded away, and which of them some programs take. */
export function OtherWays({ give }: { readonly give: (way: Way) => string }) {
  const { more: text } = useWords(embedWords);
  return (
    <details className={`${styles.more} ${styles.last}`}>
      <summary>{text.title}</summary>
      <div className={styles.inside}>
        {ways.map(way => {
          const [name, advice] = text.ways[way];
          return (
            <details key={way} className={styles.way}>
              <summary>{name}</summary>
              <div className={styles.inside}>
                <p className={styles.seen}>{advice}</p>
                <Paste text={give(way)} />
              </div>
            </details>
          );
        })}
        <dl className={styles.programs}>
          {text.programs.map(([program, advice]) => (
            <div key={program}>
              <dt>{program}</dt>
              <dd>{advice}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}

import { useWords } from '../../language/dictionary.ts';
import { Card } from '../../ui/card.tsx';
import { Portrait } from './photo.tsx';
import styles from './preview.module.css';
import { profilePageWords } from './words.ts';

interface PreviewProps {
  readonly name: string;
  readonly headline: string;
  /** Empty where it cannot be called. */
  readonly whatsapp: string;
  readonly photo: string;
}

/** Who stands above the calculator, and in the bar that runs over a live stream, as it is typed. */
export function Preview({ name, headline, whatsapp, photo }: PreviewProps) {
  const text = useWords(profilePageWords);
  return (
    <>
      <Card title={text.above}>
        <p className={styles.above} data-testid="above">
          <Portrait name={name} photo={photo} />
          <span className={styles.who}>
            <span className={styles.name}>{name || text.nobody}</span>
            {headline !== '' && <span className={styles.headline}>{headline}</span>}
          </span>
        </p>
      </Card>
      <Card title={text.preview} text={text.previewText}>
        <div className={styles.stream}>
          <p className={styles.bar} data-testid="live-bar">
            <b className={styles.live}>LIVE</b>
            <Portrait name={name} photo={photo} />
            <span className={styles.who}>
              <span className={styles.name}>{name || text.nobody}</span>
              {whatsapp !== '' && <span className={styles.number}>{whatsapp}</span>}
            </span>
          </p>
        </div>
      </Card>
    </>
  );
}

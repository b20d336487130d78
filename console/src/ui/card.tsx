import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

interface CardProps {
  readonly title?: ReactNode;
  readonly text?: ReactNode;
  /** What stands at the end of the title's line, such as a button or a badge. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** One matter of a page, on its own ground. */
export function Card({ title, text, aside, children }: CardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <div className={styles.head}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          {aside}
        </div>
      )}
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}

/** Cards beside each other, as many as there is room for. */
export function Cards({ children }: { readonly children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}

interface StatProps {
  /** Its name, or a link with it that is pressed anywhere on the tile. */
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** What the figure is to be held beside, such as last month's. */
  readonly note?: ReactNode;
}

/** One figure with its name. */
export function Stat({ label, value, note }: StatProps) {
  return (
    <div className={`${styles.card} ${styles.stat}`}>
      <p className={styles.label}>{label}</p>
      <p className={styles.value} translate="no">
        {value}
      </p>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}

/** Figures that are parts of one whole, such as a plan's among all. */
export function Shares({ children }: { readonly children: ReactNode }) {
  return <div className={styles.shares}>{children}</div>;
}

export function Share({ label, value, note }: StatProps) {
  return (
    <div className={styles.share}>
      <p className={styles.label}>{label}</p>
      <p className={styles.value} translate="no">
        {value}
      </p>
      <p className={styles.note}>{note}</p>
    </div>
  );
}

/** Names and values, one pair a line. */
export function Facts({ rows }: { readonly rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

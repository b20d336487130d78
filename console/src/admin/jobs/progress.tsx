import styles from './tray.module.css';

interface ProgressProps {
  readonly label: string;
  readonly done: number;
  /** Undefined while nobody knows how much there is to do. */
  readonly of: number | undefined;
}

/** How far something is. */
export const Progress = ({ label, done, of }: ProgressProps) => (
  <progress
    className={styles.progress}
    aria-label={label}
    {...(of !== undefined && { value: done, max: of })}
  />
);

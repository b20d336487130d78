import styles from './on-its-way.module.css';

/** Shown while a page, or a part of one that was asked for, is on its way. */
export const OnItsWay = () => <div className={styles.progress} role="presentation" data-on-its-way="" />;

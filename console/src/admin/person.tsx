import styles from './person.module.css';

interface PersonProps {
  readonly name: string;
  readonly email: string;
  readonly picture?: string | null;
}

/** Who it is: a picture or the first letter, the name, and the address below it. */
export function Person({ name, email, picture }: PersonProps) {
  return (
    <span className={styles.person}>
      {picture ? (
        <img className={styles.face} src={picture} alt="" loading="lazy" width={36} height={36} />
      ) : (
        <span className={styles.face} aria-hidden="true">
          {(name || email).trim().charAt(0).toUpperCase()}
        </span>
      )}
      <span className={styles.text}>
        <strong>{name}</strong>
        <span>{email}</span>
      </span>
    </span>
  );
}

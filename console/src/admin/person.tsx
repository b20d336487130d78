import { initialOf } from '@loan-kereta/sdk/rules';
import { useState } from 'react';
import styles from './person.module.css';

interface FaceProps {
  readonly of: string;
  readonly picture?: string | null | undefined;
}

/** A picture, or the first letter of a name. */
export function Face({ of, picture }: FaceProps) {
  const [broken, setBroken] = useState<string>();
  return picture && picture !== broken ? (
    <img
      className={styles.face}
      src={picture}
      alt=""
      loading="lazy"
      width={36}
      height={36}
      onError={() => setBroken(picture)}
    />
  ) : (
    <span className={styles.face} aria-hidden="true" translate="no">
      {initialOf(of)}
    </span>
  );
}

interface PersonProps {
  readonly name: string;
  readonly email: string;
  readonly picture?: string | null;
}

/** Who it is: the name, and the address below it. */
export function Person({ name, email, picture }: PersonProps) {
  return (
    <span className={styles.person}>
      <Face of={name || email} picture={picture} />
      <span className={styles.text} translate="no">
        <strong>{name}</strong>
        <span>{email}</span>
      </span>
    </span>
  );
}

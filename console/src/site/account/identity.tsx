import type { CurrentUser, Profile } from '@loan-kereta/sdk/contract';
import { initialOf } from '@loan-kereta/sdk/rules';
import { type ReactNode, useState } from 'react';
import { Card } from '../../ui/card.tsx';
import styles from './page.module.css';

interface IdentityProps {
  readonly user: CurrentUser;
  readonly profile: Profile;
  /** What stands under the name. */
  readonly children?: ReactNode;
}

/** Whose account it is: the picture that buyers see, or the first letter of the name in its place. */
export function Identity({ user, profile, children }: IdentityProps) {
  const picture = profile.uploaded_image ?? profile.photo_url;
  const [broken, setBroken] = useState<string>();
  return (
    <Card>
      <div className={styles.identity}>
        {picture && picture !== broken ? (
          <img
            className={styles.picture}
            src={picture}
            alt=""
            referrerPolicy="no-referrer"
            onError={() => setBroken(picture)}
          />
        ) : (
          <span className={styles.picture} aria-hidden="true">
            {initialOf(user.name || user.email)}
          </span>
        )}
        <div className={styles.who}>
          <p className={styles.name}>{user.name}</p>
          <p className={styles.quiet} translate="no">
            {user.email}
          </p>
          {children}
        </div>
      </div>
    </Card>
  );
}

import { planNames } from '@loan-kereta/sdk/plans';
import { useWords } from '../../../language/dictionary.ts';
import { isAdminHere } from '../../../session/admin.ts';
import { Button } from '../../../ui/button.tsx';
import { Facts } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { useLeaveQuestion } from '../../../ui/use-leave-question.ts';
import { usersWords } from '../words.ts';
import styles from './create.module.css';
import type { Created } from './form.tsx';
import { createWords } from './words.ts';

interface MadeProps {
  readonly created: Created;
  /** True while the password is nowhere but here. */
  readonly isLost: boolean;
  /** The password has left the screen for where it is needed. */
  readonly onTaken: () => void;
  readonly onOpen: () => void;
  readonly onAnother: () => void;
}

/** What an account was made with. Its password is shown this once. */
export function Made({
  created: { user, password, welcome },
  isLost,
  onTaken,
  onOpen,
  onAnother,
}: MadeProps) {
  const text = useWords(createWords);
  const users = useWords(usersWords);
  useLeaveQuestion({ unsaved: isLost, isSignedIn: isAdminHere, text: text.lostText });
  return (
    <div className={styles.made}>
      <Facts
        rows={[
          [text.name, user.name],
          [text.email, user.email],
          [users.plan, planNames[user.plan]],
          [
            text.password,
            <code key="password" className={styles.password} translate="no">
              {password}
            </code>,
          ],
        ]}
      />
      <p className={styles.once}>{text.once}</p>
      <div className={styles.row}>
        <CopyButton look="primary" text={password} label={text.copy} onCopied={onTaken} />
        <CopyButton text={welcome.text} label={text.copyWelcome} onCopied={onTaken} />
      </div>
      <section className={styles.welcome}>
        <h3>{text.welcome}</h3>
        {/* In Malay, as specified. */}
        <pre lang="ms" translate="no">
          {welcome.text}
        </pre>
        <a href={welcome.link} target="_blank" rel="noopener" onClick={onTaken}>
          {text.openChat}
        </a>
      </section>
      <div className={styles.row}>
        <Button onClick={onOpen}>{text.open}</Button>
        <Button look="quiet" onClick={onAnother}>
          {text.another}
        </Button>
      </div>
    </div>
  );
}

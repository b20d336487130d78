import { useMemo } from 'react';
import { api } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useWords } from '../../language/dictionary.ts';
import { isAdminHere } from '../../session/admin.ts';
import { useSessionForm } from '../../session/session-form.ts';
import { qrPath } from '../../site/embed/qr.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { useLeaveQuestion } from '../../ui/use-leave-question.ts';
import styles from './page.module.css';
import { adminsWords } from './words.ts';

export type Secret = Awaited<ReturnType<typeof api.secondFactor.enrol>>;

interface EnrolmentProps {
  readonly secret: Secret;
  readonly onClose: () => void;
  /** @param codes the recovery codes, which are given only once */
  readonly onDone: (codes: readonly string[]) => void;
}

/** Shows the key of a second factor, and asks for a code of it: from then on it counts. */
export function Enrolment({ secret, onClose, onDone }: EnrolmentProps) {
  const words = useWords(adminsWords);
  const text = words.second;
  const { size, path } = useMemo(() => qrPath(secret.uri), [secret.uri]);
  const form = useSessionForm('admin', {
    defaults: { code: '' },
    check: ({ code }) => (code.trim() === '' ? { field: 'code', message: text.missing } : undefined),
    send: ({ code }) => api.secondFactor.confirm({ body: { code } }),
    explain: failure => explain(failure, { failed: words.failed, unreachable: words.networkError }),
    done: ({ recovery_codes }) => {
      onDone(recovery_codes);
      return undefined;
    },
  });
  // What the answer brings, the recovery codes, is given only once.
  useLeaveQuestion({ unsaved: form.sending, isSignedIn: isAdminHere, part: 'part', text: text.lostText });
  return (
    <Dialog open onClose={onClose} title={text.dialog} description={text.scan}>
      <div className={styles.setup}>
        <svg
          className={styles.qr}
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={text.qr}
          shapeRendering="crispEdges"
        >
          <path d={path} />
        </svg>
        <p className={styles.key}>
          {text.key}: <code translate="no">{secret.secret}</code>
          <CopyButton size="small" text={secret.secret} />
        </p>
        <Form form={form} submit={text.submit} submitting={text.submitting}>
          <TextField
            {...form.field('code')}
            label={text.code}
            hint={text.codeHint}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
          />
        </Form>
      </div>
    </Dialog>
  );
}

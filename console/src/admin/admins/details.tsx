import type { AdminRecord } from '@loan-kereta/sdk/contract';
import { pages } from '@loan-kereta/sdk/pages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useWords } from '../../language/dictionary.ts';
import { useMayAll } from '../../session/admin.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useTellFailure } from '../../ui/use-tell-failure.ts';
import { useAddress } from '../address.ts';
import { withProof } from '../step-up/step-up.ts';
import styles from './page.module.css';
import { adminsWords } from './words.ts';

interface Act {
  readonly run: () => Promise<unknown>;
  readonly done: string;
  readonly after?: () => void;
}

interface ActionsProps {
  readonly admin: AdminRecord;
  /** Nobody else could run the site. */
  readonly isLast: boolean;
  readonly onGone: () => void;
}

/** What an admin may do to another, or to oneself. The server refuses what would leave nobody to run the site. */
function Actions({ admin, isLast, onGone }: ActionsProps) {
  const words = useWords(adminsWords);
  const text = words.details;
  const tellFailure = useTellFailure();
  const queries = useQueryClient();
  const { id, email, role, state } = admin;
  const params = { id };
  const other = role === 'admin' ? 'support' : 'admin';
  const { mutate, isPending } = useMutation({
    mutationFn: ({ run }: Act) => withProof(run),
    meta: { session: 'admin' },
    onSuccess: (_, { done, after }) => {
      toast.good(done);
      after?.();
    },
    onError: (failure, act) =>
      tellFailure(explain(failure, { failed: words.failed, unreachable: words.networkError }), failure, () =>
        mutate(act),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin', 'admins'] }),
  });
  const change = (body: Parameters<typeof api.admins.change>[0]['body'], done: string) =>
    mutate({ run: () => api.admins.change({ params, body }), done });

  const changeRole = async () => {
    const name = words.roles[other];
    const question = { title: text.roleQuestion(email, name), text: words.roleTexts[other] };
    if (await confirm({ ...question, action: text.change }))
      change({ role: other }, text.roleDone(email, name));
  };
  const disable = async () => {
    const question = { title: text.disableQuestion(email), text: text.disableText };
    if (await confirm({ ...question, action: text.disable, hurts: true }))
      change({ disabled: true }, text.disabled(email));
  };
  const removeFactor = async () => {
    const question = { title: text.removeFactorQuestion(email), text: text.removeFactorText };
    if (await confirm({ ...question, action: text.removeFactor, hurts: true }))
      mutate({ run: () => api.admins.removeSecondFactor({ params }), done: text.factorDone(email) });
  };
  const remove = async () => {
    const question = { title: text.removeQuestion(email), text: text.removeText };
    if (await confirm({ ...question, action: text.remove, hurts: true }))
      mutate({ run: () => api.admins.remove({ params }), done: text.removed(email), after: onGone });
  };

  return (
    <>
      {isLast && <Alert kind="info">{text.last}</Alert>}
      <section className={styles.matter}>
        <h3>{text.role}</h3>
        <p className={styles.quiet}>
          <strong>{words.roles[role]}.</strong> {words.roleTexts[role]}
        </p>
        <div className={styles.row}>
          <Button size="small" disabled={isPending || isLast} onClick={() => void changeRole()}>
            {text.change}
          </Button>
        </div>
      </section>
      <section className={styles.matter}>
        <h3>{text.signIn}</h3>
        <div className={styles.row}>
          {state !== 'disabled' && (
            <Button
              size="small"
              disabled={isPending}
              onClick={() =>
                mutate({ run: () => api.admins.sendLink({ params }), done: text.linkDone(email) })
              }
            >
              {state === 'invited' ? text.sendInvitation : text.sendLink}
            </Button>
          )}
          {admin.has_second_factor && (
            <Button size="small" look="danger" disabled={isPending} onClick={() => void removeFactor()}>
              {text.removeFactor}
            </Button>
          )}
        </div>
      </section>
      <section className={styles.matter}>
        <h3>{text.danger}</h3>
        <div className={styles.row}>
          {state === 'disabled' ? (
            <Button
              size="small"
              disabled={isPending}
              onClick={() => change({ disabled: false }, text.enabled(email))}
            >
              {text.enable}
            </Button>
          ) : (
            <Button size="small" look="danger" disabled={isPending || isLast} onClick={() => void disable()}>
              {text.disable}
            </Button>
          )}
          <Button size="small" look="danger" disabled={isPending || isLast} onClick={() => void remove()}>
            {text.remove}
          </Button>
        </div>
      </section>
    </>
  );
}

interface DetailsProps extends Pick<ActionsProps, 'isLast'> {
  /** Absent when there is no such admin any more. */
  readonly admin: AdminRecord | undefined;
  readonly onClose: () => void;
}

/** What may be done to one admin, and what they did, beside the list. */
export function Details({ admin, isLast, onClose }: DetailsProps) {
  const { details: text } = useWords(adminsWords);
  const mayChange = useMayAll();
  const { stillHas } = useAddress();
  return (
    <Dialog open onClose={onClose} title={admin?.email ?? text.title} from="end">
      <div className={styles.details}>
        {!admin && <p className={styles.quiet}>{text.gone}</p>}
        {admin && mayChange && (
          <Actions admin={admin} isLast={isLast} onGone={() => stillHas('admin', admin.id) && onClose()} />
        )}
        {admin && !mayChange && <Alert kind="info">{text.readOnly}</Alert>}
        {admin && (
          <div className={styles.row}>
            <ButtonLink size="small" to={`${pages.adminAudit.path}?admin=${admin.id}`}>
              {text.done}
            </ButtonLink>
            <ButtonLink size="small" to={`${pages.adminAudit.path}?target=${admin.id}`}>
              {text.about}
            </ButtonLink>
          </div>
        )}
      </div>
    </Dialog>
  );
}

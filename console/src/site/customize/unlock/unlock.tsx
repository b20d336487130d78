import { formatAmount } from '@loan-kereta/sdk/loan';
import { planDetails, planNames, planWith, pricesOf } from '@loan-kereta/sdk/plans';
import { upgradeMessage, whatsappLink } from '@loan-kereta/sdk/wording';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useEffect } from 'react';
import { create } from 'zustand';
import { useWords } from '../../../language/dictionary.ts';
import { plansQuery } from '../../../profile/queries.ts';
import { useSession } from '../../../session/advisor.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Failed, Loading } from '../../../ui/states.tsx';
import { customizeWords } from '../words/words.ts';
import styles from './unlock.module.css';

/** What the builder has that a plan may lack. */
export type Locked = 'ownLayouts' | 'ownBranding';

const useAsked = create<{ readonly locked: Locked; readonly open: boolean }>()(() => ({
  locked: 'ownLayouts',
  open: false,
}));

let isDrawn = false;

/** Offers to ask for the plan that is missing. @returns whether the offer is shown: where the builder was left it is not */
export function askToUnlock(locked: Locked): boolean {
  if (isDrawn) useAsked.setState({ locked, open: true });
  return isDrawn;
}
const close = (): void => useAsked.setState({ open: false });

/** Where the offers of `askToUnlock` are shown; once in the page. */
export function Unlock() {
  const text = useWords(customizeWords);
  const { locked, open } = useAsked();
  useEffect(() => {
    isDrawn = true;
    return () => {
      isDrawn = false;
    };
  }, []);
  const email = useSession(state => state.user?.email);
  const { data, error, refetch } = useQuery({ ...plansQuery, enabled: open });
  const plan = planWith(locked);
  const prices = pricesOf(data?.plans ?? []);
  const phone = data?.support_whatsapp;
  return (
    <Dialog
      open={open}
      onClose={close}
      title={locked === 'ownLayouts' ? text.unlockTitle : text.unlockColorsTitle}
      description={locked === 'ownLayouts' ? text.unlockAsk : text.unlockColors}
    >
      {!data && (error ? <Failed problem={error} onRetry={() => void refetch()} /> : <Loading />)}
      {data && (
        <p className={styles.plan}>
          <span>
            {planNames[plan]} <small>{plan === 'premium' ? text.monthly : text.lifetime}</small>
          </span>
          <b>{formatAmount(prices[plan] ?? planDetails[plan].price)}</b>
          <span>{plan === 'premium' ? text.aMonth : text.once}</span>
        </p>
      )}
      {data && !phone && <p className={styles.note}>{text.noUpgrade}</p>}
      {phone && (
        <DialogActions>
          <Button
            look="primary"
            nativeButton={false}
            render={
              <a
                href={whatsappLink(phone, upgradeMessage(locked, email, prices))}
                target="_blank"
                rel="noopener"
              />
            }
            onClick={close}
          >
            <MessageCircle aria-hidden="true" />
            {text.upgrade}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

import { type UpgradeFeature, upgradeMessage, whatsappLink } from '@loan-kereta/sdk/wording';
import { type AdvisorWords, advisorWords } from '@loan-kereta/sdk/wording/advisor';
import type { DialogProps } from '../advisor/services.ts';
import { useWords } from '../parts/use-words.ts';
import { DialogFrame } from './dialog.tsx';

/** What a plan is asked for, with the sentence that asks. */
export const locks = {
  theme: { text: 'unlockTheme', wish: 'premium' },
  color: { text: 'unlockColor', wish: 'customColor' },
  share: { text: 'unlockShare', wish: 'share' },
  data: { text: 'unlockData', wish: 'editData' },
} as const satisfies Record<
  string,
  { readonly text: keyof AdvisorWords; readonly wish: UpgradeFeature | 'premium' }
>;
export type Lock = keyof typeof locks;

/** Offers to ask an admin for the plan that is missing. */
export default function UnlockDialog({ lock, services, onClose }: DialogProps & { readonly lock: Lock }) {
  const say = useWords(advisorWords);
  const { text, wish } = locks[lock];
  return (
    <DialogFrame title={say('unlockTitle')} onClose={onClose}>
      <p>{say(text)}</p>
      <footer className="dialog-actions">
        <button type="button" className="quiet" onClick={onClose}>
          {say('notNow')}
        </button>
        <a
          className="loud"
          href={whatsappLink(services.supportPhone, upgradeMessage(wish, services.email))}
          target="_blank"
          rel="noopener"
          onClick={onClose}
        >
          {say('upgrade')}
        </a>
      </footer>
    </DialogFrame>
  );
}

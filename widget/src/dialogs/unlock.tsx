import type { ToolWords } from '@loan-kereta/sdk/languages';
import { fill } from '@loan-kereta/sdk/languages/fill';
import { formatAmount } from '@loan-kereta/sdk/loan';
import {
  entitlements,
  type Plan,
  paletteNames,
  planDetails,
  planNames,
  planWith,
} from '@loan-kereta/sdk/plans';
import { type UpgradeFeature, upgradeMessage, whatsappLink } from '@loan-kereta/sdk/wording';
import type { DialogProps } from '../advisor/services.ts';
import { adopting } from '../ui/adopt.ts';
import { DialogFrame } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { useAdvisorWords } from '../ui/use-advisor-words.ts';
import css from './unlock.css?inline';

const adopt = adopting(css);

/** What is locked: the sentence that asks, the plan that has it, and what the admin is asked for. */
const locks = {
  theme: { text: 'unlockTheme', plan: 'premium', wish: 'premium' },
  lastThemes: { text: 'unlockLastThemes', plan: 'diamond', wish: 'diamond' },
  color: { text: 'unlockColor', plan: planWith('customColor'), wish: 'customColor' },
  share: { text: 'unlockShare', plan: planWith('share'), wish: 'share' },
  live: { text: 'unlockLive', plan: planWith('presenterMode'), wish: 'presenterMode' },
  data: { text: 'unlockData', plan: planWith('editData'), wish: 'editData' },
} as const satisfies Record<
  string,
  { readonly text: keyof ToolWords; readonly plan: Plan; readonly wish: UpgradeFeature | Plan }
>;
export type Lock = keyof typeof locks;

/** What a plan is called by how it is paid for, and how that is. */
const payments = {
  basic: undefined,
  premium: { label: 'monthly', each: 'aMonth' },
  diamond: { label: 'lifetime', each: 'once' },
} as const;

/** What a plan grants, each thing as the key of its words. */
function gainsOf(plan: Plan): (keyof ToolWords)[] {
  const { customColor, presenterMode, share, watermark, editData } = entitlements(plan);
  const gains = {
    gainThemes: true,
    gainColors: customColor,
    gainPresenter: presenterMode,
    gainShare: share,
    gainNoWatermark: !watermark,
    gainData: editData,
  };
  return (Object.keys(gains) as (keyof typeof gains)[]).filter(name => gains[name]);
}

/** Offers to ask an admin for the plan that is missing. */
export default function UnlockDialog({ lock, services, onClose }: DialogProps & { readonly lock: Lock }) {
  const say = useAdvisorWords();
  const { text, plan, wish } = locks[lock];
  const payment = payments[plan];
  const { supportPhone, email, prices = {} } = services;
  const today = prices[plan] ?? planDetails[plan].price;
  return (
    <DialogFrame
      title={say('unlockTitle')}
      icon="gem"
      onClose={onClose}
      actions={
        <>
          <button type="button" className="dialog-quiet" onClick={onClose}>
            {say('notNow')}
          </button>
          {supportPhone !== '' && (
            <a
              className="dialog-loud"
              href={whatsappLink(supportPhone ?? '', upgradeMessage(wish, email, prices))}
              target="_blank"
              rel="noopener"
              onClick={onClose}
            >
              <Icon name="chat" />
              {say('upgrade')}
            </a>
          )}
        </>
      }
    >
      <p>{say(text)}</p>
      <section ref={adopt} className="dialog-plan" aria-label={planNames[plan]}>
        <p className="dialog-plan-name">
          <b>{planNames[plan]}</b> {payment && <small>{say(payment.label)}</small>}
        </p>
        <p className="dialog-price">
          <b>{formatAmount(today)}</b> {payment && say(payment.each)}
        </p>
        <ul className="dialog-gains">
          {gainsOf(plan).map(gain => (
            <li key={gain} className="dialog-gain">
              <Icon name="check" />
              {fill(say(gain), {
                themes: entitlements(plan).themeAccess.length,
                palettes: paletteNames.length,
              })}
            </li>
          ))}
        </ul>
      </section>
      {supportPhone === '' && <p>{say('noUpgrade')}</p>}
    </DialogFrame>
  );
}

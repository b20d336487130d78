import { type Plan, pricesOf } from '@loan-kereta/sdk/plans';
import { upgradeMessage, whatsappLink } from '@loan-kereta/sdk/wording';
import { useWords } from '../../language/dictionary.ts';
import { siteWords } from '../../language/site-words.ts';
import { useOffers } from './offers.ts';

interface AskAdminProps {
  readonly className?: string | undefined;
  readonly label?: string;
  /** What is asked for. */
  readonly plan?: Plan;
}

/** Opens a chat with the admin, with a question filled in; until the number is known the sender chooses the chat. Nothing where there is nobody to ask. */
export function AskAdmin({ className, label, plan }: AskAdminProps) {
  const text = useWords(siteWords).landing;
  const { whatsapp: digits, plans } = useOffers();
  if (digits === null) return null;
  return (
    <a
      className={className}
      href={whatsappLink(digits, upgradeMessage(plan, undefined, pricesOf(plans)))}
      target="_blank"
      rel="noopener"
    >
      {label ?? text.askAdmin}
    </a>
  );
}

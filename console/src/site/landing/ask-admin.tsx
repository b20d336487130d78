import { type Plan, pricesOf } from '@loan-kereta/sdk/plans';
import { upgradeMessage, whatsappLink } from '@loan-kereta/sdk/wording';
import { useWords } from '../../language/dictionary.ts';
import { siteWords } from '../../language/site-words.ts';
import { useSession } from '../../session/advisor.ts';
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
  const email = useSession(state => state.user?.email);
  if (digits === null) return null;
  return (
    <a
      className={className}
      href={whatsappLink(digits, upgradeMessage(plan, email, pricesOf(plans)))}
      target="_blank"
      rel="noopener"
    >
      {label ?? text.askAdmin}
    </a>
  );
}

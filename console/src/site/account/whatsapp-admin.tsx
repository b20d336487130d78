import { type Plan, pricesOf } from '@loan-kereta/sdk/plans';
import { renewalMessage, upgradeMessage, whatsappLink } from '@loan-kereta/sdk/wording';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { plansQuery } from '../../profile/queries.ts';
import { useSession } from '../../session/advisor.ts';
import { ButtonLink, type ButtonLook } from '../../ui/button.tsx';

interface WhatsappAdminProps {
  readonly label: string;
  /** The plan that is asked for; absent for a question about the plans. */
  readonly plan?: Plan;
  /** Whether the plan is the sender's own, to be kept for longer. */
  readonly isRenewal?: boolean | undefined;
  readonly look?: ButtonLook;
  readonly size?: 'small';
  readonly wide?: boolean;
}

/** Opens a chat with an admin, the Malay message written already. Nothing is drawn where nobody is named to ask. */
export function WhatsappAdmin({ label, plan, isRenewal, look = 'outline', size, wide }: WhatsappAdminProps) {
  const { data } = useQuery(plansQuery);
  const email = useSession(session => session.user?.email);
  if (!data?.support_whatsapp) return null;
  const prices = pricesOf(data.plans);
  const message =
    plan && isRenewal ? renewalMessage(plan, email, prices) : upgradeMessage(plan, email, prices);
  return (
    <ButtonLink
      look={look}
      size={size}
      wide={wide}
      to={whatsappLink(data.support_whatsapp, message)}
      target="_blank"
      rel="noopener"
    >
      <MessageCircle aria-hidden="true" />
      {label}
    </ButtonLink>
  );
}

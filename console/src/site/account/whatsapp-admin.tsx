import { type Plan, pricesOf } from '@loan-kereta/sdk/plans';
import { upgradeMessage, whatsappLink } from '@loan-kereta/sdk/wording';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { plansQuery } from '../../profile/queries.ts';
import { useSession } from '../../session/advisor.ts';
import { ButtonLink, type ButtonLook } from '../../ui/button.tsx';

interface WhatsappAdminProps {
  readonly label: string;
  /** The plan that is asked for; absent for a question about the plans. */
  readonly plan?: Plan;
  readonly look?: ButtonLook;
  readonly size?: 'small';
  readonly wide?: boolean;
}

/** Opens a chat with an admin, the Malay message written already. Nothing is drawn where nobody is named to ask. */
export function WhatsappAdmin({ label, plan, look = 'outline', size, wide }: WhatsappAdminProps) {
  const { data } = useQuery(plansQuery);
  const email = useSession(session => session.user?.email);
  if (!data?.support_whatsapp) return null;
  return (
    <ButtonLink
      look={look}
      size={size}
      wide={wide}
      to={whatsappLink(data.support_whatsapp, upgradeMessage(plan, email, pricesOf(data.plans)))}
      target="_blank"
      rel="noopener"
    >
      <MessageCircle aria-hidden="true" />
      {label}
    </ButtonLink>
  );
}

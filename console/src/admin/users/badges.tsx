import type { AdminUser } from '@loan-kereta/sdk/contract';
import { useWords } from '../../language/dictionary.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { usersWords } from './words.ts';

const planTones = { basic: 'plain', premium: 'teal', diamond: 'amber' } as const;
const statusTones: Readonly<Record<AdminUser['status'], BadgeTone>> = {
  active: 'good',
  pending: 'warn',
  penalized: 'bad',
  expired: 'plain',
};

export function PlanBadge({ plan }: { readonly plan: AdminUser['plan'] }) {
  const text = useWords(usersWords);
  return <Badge tone={planTones[plan]}>{text.plans[plan]}</Badge>;
}

export function StatusBadge({ status }: { readonly status: AdminUser['status'] }) {
  const text = useWords(usersWords);
  return <Badge tone={statusTones[status]}>{text.statuses[status]}</Badge>;
}

import type { AdminUser } from '@loan-kereta/sdk/contract';
import { planNames } from '@loan-kereta/sdk/plans';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import type { UsersWords } from './words.ts';

export const planTones = { basic: 'plain', premium: 'teal', diamond: 'amber' } as const;
const statusTones: Readonly<Record<AdminUser['status'], BadgeTone>> = {
  active: 'good',
  pending: 'warn',
  penalized: 'bad',
  expired: 'bad',
};

export const PlanBadge = ({ plan }: Pick<AdminUser, 'plan'>) => (
  <Badge tone={planTones[plan]}>{planNames[plan]}</Badge>
);

/** What it says is given to it: thousands come and go while a list scrolls, and none of them asks for words. */
export const StatusBadge = ({ status, text }: Pick<AdminUser, 'status'> & { readonly text: UsersWords }) => (
  <Badge tone={statusTones[status]}>{text.statuses[status]}</Badge>
);

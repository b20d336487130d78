import type { AdminUser } from '@loan-kereta/sdk/contract';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import type { UsersWords } from './words.ts';

export const planTones = { basic: 'plain', premium: 'teal', diamond: 'amber' } as const;
const statusTones: Readonly<Record<AdminUser['status'], BadgeTone>> = {
  active: 'good',
  pending: 'warn',
  penalized: 'bad',
  expired: 'bad',
};

/** What a badge says is given to it: thousands come and go while a list scrolls, and none of them asks for words. */
interface BadgeProps {
  readonly text: UsersWords;
}

export const PlanBadge = ({ plan, text }: BadgeProps & Pick<AdminUser, 'plan'>) => (
  <Badge tone={planTones[plan]}>{text.plans[plan]}</Badge>
);

export const StatusBadge = ({ status, text }: BadgeProps & Pick<AdminUser, 'status'>) => (
  <Badge tone={statusTones[status]}>{text.statuses[status]}</Badge>
);

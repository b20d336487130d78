import { isRecord } from '@loan-kereta/sdk/rules';
import { tabChannel } from '../browser/tab-channel.ts';

/** Whose session a message is about. */
export type UserType = 'user' | 'admin';

/** What tabs tell each other about sessions: one ran out, or somebody signed out. */
export interface AuthMessage {
  readonly type: 'AUTO_LOGOUT' | 'MANUAL_LOGOUT';
  readonly userType: UserType;
}

const isAuthMessage = (data: unknown): data is AuthMessage =>
  isRecord(data) &&
  (data.type === 'AUTO_LOGOUT' || data.type === 'MANUAL_LOGOUT') &&
  (data.userType === 'user' || data.userType === 'admin');

const auth = tabChannel('auth', isAuthMessage);

export const { tell: tellOtherTabs, hear: onAuthMessage } = auth;

/** What a tab of the admin centre tells when it has changed somebody's plan. */
export interface PlanChange {
  readonly type: 'PLAN_CHANGED';
  readonly userId: number;
  readonly action?: string;
  readonly effective_plan?: string;
  readonly expires_at?: string | null;
}

const isPlanChange = (data: unknown): data is PlanChange =>
  isRecord(data) && data.type === 'PLAN_CHANGED' && typeof data.userId === 'number';

export const { tell: tellPlanChange, hear: onPlanChange } = tabChannel('admin_changes', isPlanChange);

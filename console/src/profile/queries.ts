import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { askProfile } from './ask.ts';

/** What several pages ask about the account, each under one key, so that none is asked twice. */
export const settingsQuery = queryOptions({
  queryKey: ['account-settings'],
  queryFn: () => api.account.settings(),
});
export const profileQuery = queryOptions({ queryKey: ['profile'], queryFn: askProfile, retry: false });
/** And the profile while it is written in, which is not replaced by what comes later. */
export const writtenProfileKey = (userId: number | undefined) => ['profile', userId] as const;
export const meQuery = queryOptions({ queryKey: ['me'], queryFn: () => api.account.me() });
export const plansQuery = queryOptions({ queryKey: ['plans'], queryFn: () => api.plans.list() });

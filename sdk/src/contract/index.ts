import { account } from './account.ts';
import { adminAuth } from './admin-auth.ts';
import { auth } from './auth.ts';
import { embed } from './embed.ts';
import { models } from './models.ts';
import { plans } from './plans.ts';
import { system } from './system.ts';

export * from './account.ts';
export * from './admin-auth.ts';
export * from './auth.ts';
export * from './define.ts';
export * from './embed.ts';
export * from './errors.ts';
export * from './models.ts';
export * from './plans.ts';
export * from './session-limits.ts';

/** Every endpoint of the API, by area. */
export const contract = { system, models, embed, auth, account, plans, adminAuth };

import { account } from './account.ts';
import { embed } from './embed.ts';
import { models } from './models.ts';
import { system } from './system.ts';

export * from './account.ts';
export * from './define.ts';
export * from './embed.ts';
export * from './errors.ts';
export * from './models.ts';
export * from './session-limits.ts';

/** Every endpoint of the API, by area. */
export const contract = { system, models, embed, account };

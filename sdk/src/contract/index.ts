import { embed } from './embed.ts';
import { models } from './models.ts';
import { system } from './system.ts';

export * from './define.ts';
export * from './embed.ts';
export * from './errors.ts';
export * from './models.ts';

/** Every endpoint of the API, by area. */
export const contract = { system, models, embed };

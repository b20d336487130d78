import type { ReadOptions } from './call.ts';

/** How patiently the product's own screens ask: `client.models.list(timeouts.models)`. In ms. */
export const timeouts = {
  models: { timeout: 10_000, retryWaits: [1000, 2000] },
  profile: { timeout: 8000, retryWaits: [1000] },
  profileSave: { timeout: 15_000 },
} as const satisfies Readonly<Record<string, ReadOptions>>;

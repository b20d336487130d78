import { contract } from '@loan-kereta/sdk/contract';
import type { Database } from '../../db/database.ts';
import { bind, type Route } from '../../http/bind.ts';
import { ApiError } from '../../http/errors.ts';
import type { Metrics } from '../../http/metrics.ts';
import { createOpenapi } from './openapi.ts';

const databaseMilliseconds = 2000;

/** Whether the process is about to end and takes no more work. */
export interface Lifecycle {
  draining: boolean;
}

export function systemRoutes(
  db: Database,
  metrics: Metrics,
  lifecycle: Lifecycle,
  publicUrl: string,
): Route[] {
  const openapi = createOpenapi(publicUrl);
  return [
    bind(contract.system.hello, () => ({ message: 'Loan Kereta API' })),
    bind(contract.system.health, () => ({ status: 'ok' as const })),
    bind(contract.system.ready, async () => {
      if (lifecycle.draining) throw new ApiError('unavailable');
      await db.ping(databaseMilliseconds).catch(() => {
        throw new ApiError('unavailable', { detail: 'The database does not answer.' });
      });
      return { status: 'ok' as const };
    }),
    bind(contract.system.metrics, () => metrics.text()),
    bind(contract.system.openapi, () => ({ ...openapi })),
  ];
}

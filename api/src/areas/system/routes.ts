import { contract } from '@loan-kereta/sdk/contract';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { bind, type Route } from '../../http/bind.ts';
import { ApiError } from '../../http/errors.ts';
import type { Metrics } from '../../http/metrics.ts';
import { isStorageFull } from '../../storage/failures.ts';
import { createOpenapi } from './openapi.ts';

const databaseMilliseconds = 2000;

/** Whether the process is about to end and takes no more work. */
export interface Lifecycle {
  draining: boolean;
}

interface Parts {
  readonly db: Database;
  readonly config: Pick<Config, 'publicUrl' | 'production' | 'metricsAddress'>;
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle;
  /** Rejects with what the storage says while files cannot be kept. */
  readonly storageReady: () => Promise<void>;
}

export function systemRoutes({ db, config, metrics, lifecycle, storageReady }: Parts): Route[] {
  const openapi = createOpenapi(config.publicUrl);
  // In production they are for those who run it; without an address of their own they are nobody's.
  const figuresAreHere = !config.production && !config.metricsAddress;
  return [
    bind(contract.system.hello, () => ({ message: 'Loan Kereta API' })),
    bind(contract.system.health, () => ({ status: 'ok' as const })),
    bind(contract.system.ready, async () => {
      if (lifecycle.draining) throw new ApiError('unavailable');
      await db.ping(databaseMilliseconds).catch(() => {
        throw new ApiError('unavailable', { detail: 'The database does not answer.' });
      });
      await storageReady().catch(error => {
        const detail = isStorageFull(error) ? 'The storage of files is full.' : 'Files cannot be kept.';
        throw new ApiError('unavailable', { detail, cause: error, headers: { 'Retry-After': '5' } });
      });
      return { status: 'ok' as const };
    }),
    bind(contract.system.metrics, () => {
      if (!figuresAreHere) throw new ApiError('not_found');
      return metrics.text();
    }),
    bind(contract.system.openapi, () => ({ ...openapi })),
  ];
}

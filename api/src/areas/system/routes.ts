import { contract } from '@loan-kereta/sdk/contract';
import type { Config } from '../../config.ts';
import { bind, type Route } from '../../http/bind.ts';
import { ApiError } from '../../http/errors.ts';
import type { Metrics } from '../../http/metrics.ts';
import type { Readiness } from '../../readiness.ts';
import { createOpenapi } from './openapi.ts';

/** Whether the process is about to end and takes no more work. */
export interface Lifecycle {
  draining: boolean;
}

interface Parts {
  readonly readiness: Readiness;
  readonly config: Pick<Config, 'publicUrl' | 'production' | 'metricsAddress'>;
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle;
}

export function systemRoutes({ readiness, config, metrics, lifecycle }: Parts): Route[] {
  const openapi = createOpenapi(config.publicUrl);
  // In production they are for those who run it; without an address of their own they are nobody's.
  const figuresAreHere = !config.production && !config.metricsAddress;
  return [
    bind(contract.system.hello, () => ({ message: 'Loan Kereta API' })),
    bind(contract.system.health, () => ({ status: 'ok' as const })),
    bind(contract.system.ready, async () => {
      const trouble = lifecycle.draining ? 'The process is about to end.' : await readiness.trouble();
      if (trouble !== undefined) throw new ApiError('unavailable', { detail: trouble });
      return { status: 'ok' as const };
    }),
    bind(contract.system.metrics, () => {
      if (!figuresAreHere) throw new ApiError('not_found');
      return metrics.text();
    }),
    bind(contract.system.openapi, () => ({ ...openapi })),
  ];
}

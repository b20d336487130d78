import { contract } from '@loan-kereta/sdk/contract';
import { bind, type Route } from '../../http/bind.ts';
import type { StatsService } from './service.ts';

export const statsRoutes = (stats: StatsService): Route[] => [
  bind(contract.stats.simple, () => stats.simple()),
  bind(contract.stats.enhanced, () => stats.enhanced()),
  bind(contract.stats.series, ({ query }) => stats.series(query.days)),
];

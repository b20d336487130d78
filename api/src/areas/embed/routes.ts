import { contract } from '@loan-kereta/sdk/contract';
import { bind, bindCached, type Route } from '../../http/bind.ts';
import type { ResponseCache } from '../../http/response-cache.ts';
import type { EmbedService } from './service.ts';

export const embedRoutes = (embed: EmbedService, responses: ResponseCache): Route[] => [
  bindCached(contract.embed.get, responses, ({ slug }) => embed.get(slug)),
  bind(contract.embed.own, ({ caller }) => embed.own(caller.advisor)),
];

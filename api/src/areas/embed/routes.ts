import { contract } from '@loan-kereta/sdk/contract';
import type { AnswerCache } from '../../http/answer-cache.ts';
import { bind, bindCached, type Route } from '../../http/bind.ts';
import type { EmbedService } from './service.ts';

export const embedRoutes = (embed: EmbedService, answers: AnswerCache): Route[] => [
  bindCached(contract.embed.get, answers, ({ slug }) => embed.get(slug)),
  bind(contract.embed.own, ({ caller }) => embed.own(caller.advisor)),
];

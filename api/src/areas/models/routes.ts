import { contract } from '@loan-kereta/sdk/contract';
import type { AnswerCache } from '../../http/answer-cache.ts';
import { bindCached, type Route } from '../../http/bind.ts';
import type { ModelsService } from './service.ts';

export const modelsRoutes = (models: ModelsService, answers: AnswerCache): Route[] => [
  bindCached(contract.models.list, answers, () => models.records()),
  bindCached(contract.models.dataFile, answers, async () => ({ models: await models.catalogue() })),
];

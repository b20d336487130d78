import type { Embed } from '@loan-kereta/sdk/contract';
import { api } from '../api/api.ts';
import { storage } from '../browser/storage.ts';
import { isLost, noteAge } from './stale.ts';

const catalogueKey = 'lk.catalogue.v1';

/**
 * The cars of whoever has no list of their own; without an answer those that were kept last.
 * @throws {ApiProblem} when there are neither
 */
export async function catalogue(): Promise<Embed['models']> {
  try {
    const { models } = await api.models.dataFile();
    storage.write(catalogueKey, JSON.stringify({ at: Date.now(), models }));
    noteAge('guest');
    return models;
  } catch (failure) {
    const kept = storage.readRecord(catalogueKey);
    if (typeof kept?.at !== 'number') throw failure;
    noteAge('guest', { since: kept.at, isLost: isLost(failure) });
    // As this page wrote it: the version of its form is in the key.
    return kept.models as Embed['models'];
  }
}

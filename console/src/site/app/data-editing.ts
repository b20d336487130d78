import { ApiProblem, isStale } from '@loan-kereta/sdk/client';
import type { OwnCalculator } from '@loan-kereta/sdk/contract';
import type { DataEditing } from '@loan-kereta/widget/advisor/services.ts';
import { api } from '../../api/api.ts';
import { changeCopy } from '../../calculator/copy.ts';
import { withModels } from '../../calculator/source.ts';
import { useLanguage } from '../../language/language.ts';
import { isSameList } from '../../profile/same-list.ts';
import { publish } from '../../profile/save.ts';
import { saveDataOrKeep } from '../../profile/save-or-keep.ts';
import { forgetData, readUnsent, timeOfSave } from '../../profile/unsent.ts';
import { failing } from './failing.ts';
import { momentIn } from './moment.ts';
import { appWords } from './words.ts';

const currentVersion = async () => (await api.editedData.get()).version;

interface Looked {
  /** What the server last gave. */
  last: OwnCalculator | undefined;
}

/**
 * Edits an advisor's list of cars as it is now. What is loaded later, by whatever, is another: saved over that, what
 * another device had changed would be gone unasked.
 */
export function dataEditing(
  userId: number,
  looked: Looked,
  sayKept: (why: ApiProblem) => Promise<void>,
): DataEditing {
  const kept = readUnsent(userId)?.data;
  // What waits was made from an earlier one than the server may have by now, and takes the place of no other unasked.
  let version = kept?.version ?? looked.last?.data_version;
  /** The list that was kept here last: where it waits no more, it was sent by itself, or given up for what is elsewhere. */
  let lastKept = kept?.models;
  /** Has this browser, and every window of it, go on with the list that the server has now. */
  const takeOver = (change: (own: OwnCalculator) => OwnCalculator, at?: number) => {
    changeCopy(userId, change, at);
    if (!looked.last) return;
    looked.last = change(looked.last);
    publish(looked.last.advisor.slug);
  };
  return {
    async save(models) {
      version ??= await currentVersion();
      const saved = await saveDataOrKeep(userId, { version, models }).catch(async failure => {
        if (!isStale(failure)) return failing(failure, undefined);
        const there = await api.editedData.get();
        version = there.version;
        const waiting = readUnsent(userId)?.data?.models ?? lastKept;
        // It is what was sent from here before: by itself, or only the answer to that was lost.
        if (waiting && isSameList(waiting, there.data.models))
          return saveDataOrKeep(userId, { version, models }).catch(again => failing(again, undefined));
        // What stands there now is told of, so a second press may replace it.
        const { language } = useLanguage.getState();
        const { conflict } = await appWords.read(language);
        const at = failure.saved?.at;
        return failing(failure, at && conflict(momentIn(language, at)));
      });
      lastKept = saved instanceof ApiProblem ? models : undefined;
      if (saved instanceof ApiProblem) return sayKept(saved);
      version = saved;
      takeOver(own => ({ ...withModels(own, models), data_version: saved }));
    },
    async reset() {
      const at = timeOfSave(userId);
      await api.editedData.reset().catch(failure => failing(failure, undefined));
      forgetData(userId, { at });
    },
    async load() {
      const fresh = await api.embed.own().catch(failure => failing(failure, undefined));
      version = fresh.data_version;
      takeOver(() => fresh, Date.now());
      return fresh.models;
    },
  };
}

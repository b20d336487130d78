import type { CarModel } from '@loan-kereta/sdk/catalogue';
import { ceilingFault, type EditedModels } from '@loan-kereta/sdk/contract';
import { entitlements } from '@loan-kereta/sdk/plans';
import { ratesIn } from '@loan-kereta/sdk/rules';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { absoluteUrl } from '../../http/address.ts';
import { ApiError, invalidFields } from '../../http/errors.ts';
import { type Seen, staleVersion } from '../../http/versions.ts';
import type { PersonalRecords } from '../../personal-records.ts';
import type { Account } from '../advisors/account.ts';
import { effectivePlan } from '../advisors/effective-plan.ts';
import type { AdvisorsService } from '../advisors/service.ts';
import { storedPicture } from '../models/pictures.ts';
import { givenRate } from '../models/rates.ts';
import type { ModelsService } from '../models/service.ts';
import { type EditedData, find, save } from './table.ts';

/**
 * @param before the models that the advisor's calculator shows until this save
 * @throws {ApiError} `invalid_request`, naming each new or changed rate above the legal ceiling
 */
function refuseAboveCeiling(models: readonly CarModel[], before: readonly CarModel[]): void {
  const hasRate = ratesIn(before);
  const faultsOf = ({ rate, rate_kind }: Partial<CarModel>, path: string) => {
    const message = rate === undefined ? undefined : ceilingFault(givenRate(rate, rate_kind));
    return message ? [{ path: `${path}.rate`, message }] : [];
  };
  const fields = models.flatMap((model, m) => [
    ...(hasRate(model, model.code) ? [] : faultsOf(model, `models.${m}`)),
    ...model.variants.flatMap((variant, v) =>
      hasRate(variant, model.code, variant.id) ? [] : faultsOf(variant, `models.${m}.variants.${v}`),
    ),
  ]);
  if (fields.length > 0) throw invalidFields(fields);
}

interface EditedDataParts {
  readonly db: Database;
  readonly now: Clock;
  readonly publicUrl: string;
  readonly advisors: AdvisorsService;
  readonly models: ModelsService;
  /** Called when what an advisor's calculator shows has changed. */
  readonly changed: () => void;
}

/**
 * The models that an advisor has changed for the own calculator. They are kept when the plan that lets them be shown
 * lapses, and show again when it comes back.
 */
export function editedDataService({ db, now, publicUrl, advisors, models, changed }: EditedDataParts) {
  const isEntitled = (advisor: Account): boolean => entitlements(effectivePlan(advisor, now())).editData;

  /** Writes the next version, if the caller has seen this one. */
  async function write(advisorId: number, seen: Seen, next: readonly CarModel[] | null): Promise<void> {
    const current = await find(db, advisorId);
    const version = current?.version ?? 0;
    if (!seen(version)) throw staleVersion({ at: current?.savedAt ?? now() });
    await save(db, advisorId, { version: version + 1, models: next, savedAt: now() });
    db.afterCommit(changed);
  }

  const stored = (models: EditedModels['models']): CarModel[] =>
    models.map(({ heroImage, variants, ...model }) => ({
      ...model,
      ...(heroImage && { heroImage: storedPicture(publicUrl, heroImage) }),
      variants: variants.map(({ image, ...variant }) => ({
        ...variant,
        ...(image && { image: storedPicture(publicUrl, image) }),
      })),
    }));

  async function get(advisor: Account) {
    const own = await find(db, advisor.id);
    return {
      version: own?.version ?? 0,
      document: {
        models: [...(own?.models ?? (await models.editableCatalogue()))],
        edited: Boolean(own?.models),
        active: isEntitled(advisor),
        saved_at: own?.models ? own.savedAt.toISOString() : null,
      },
    };
  }

  async function modelsOf(advisor: Account, found?: EditedData): Promise<CarModel[]> {
    const own = isEntitled(advisor) ? (found ?? (await find(db, advisor.id)))?.models : undefined;
    const whole = (address: string | undefined) => address && absoluteUrl(publicUrl, address);
    return (
      own?.map(model => ({
        ...model,
        heroImage: whole(model.heroImage),
        variants: model.variants.map(variant => ({ ...variant, image: whole(variant.image) })),
      })) ?? models.catalogue()
    );
  }

  return {
    /** The advisor's document, or before any the one of the site, with its version (0 before any). */
    get,

    /** @throws {ApiError} `edit_data_not_in_plan`, `stale_version` */
    save: (advisorId: number, seen: Seen, document: EditedModels) =>
      db.transaction(async () => {
        const advisor = await advisors.lockCaller(advisorId);
        if (!isEntitled(advisor)) throw new ApiError('edit_data_not_in_plan');
        const next = stored(document.models);
        refuseAboveCeiling(next, (await get(advisor)).document.models);
        await write(advisorId, seen, next);
        return get(advisor);
      }),

    /** Goes back to the models of the site; one may always do that. @throws {ApiError} `stale_version` */
    reset: (advisorId: number, seen: Seen): Promise<void> =>
      db.transaction(async () => {
        await advisors.lockCaller(advisorId);
        await write(advisorId, seen, null);
      }),

    /** The models that the advisor's calculator shows, with whole addresses. */
    modelsOf,

    /** The same with what it takes to change them: whether they are the advisor's own, and which version was seen. */
    async modelsForOwner(advisor: Account) {
      const own = await find(db, advisor.id);
      const edited = isEntitled(advisor) && Boolean(own?.models);
      return { models: await modelsOf(advisor, own), edited, version: own?.version ?? 0 };
    },

    /** What an advisor's exported file says of the own models. */
    records: {
      name: 'edited_data',
      list: async advisorId => (await find(db, advisorId))?.models ?? null,
    } satisfies PersonalRecords,
  };
}

export type EditedDataService = ReturnType<typeof editedDataService>;

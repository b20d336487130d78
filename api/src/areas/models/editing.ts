import { defaultBrand } from '@loan-kereta/sdk/catalogue';
import type { EditorItem, NewVariant, VariantChange, VariantRecord } from '@loan-kereta/sdk/contract';
import { catalogueLimits } from '@loan-kereta/sdk/rules';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Callers } from '../../http/access.ts';
import { ApiError, invalidField, invalidFields } from '../../http/errors.ts';
import type { Seen } from '../../http/versions.ts';
import type { Actor, Audit, AuditRecord } from '../audit/audit.ts';
import { documentVersion } from '../documents/service.ts';
import { codeFor, newId } from './names.ts';
import { storedPicture } from './pictures.ts';
import { ceilingFaultOf, givenRate } from './rates.ts';
import { fullName, toRecord } from './service.ts';
import { listAll, replaceAll, type Variant } from './table.ts';

/** The list of variants as documents show it: all of it, and which version of it this is. */
export interface VersionedList {
  readonly variants: readonly Variant[];
  readonly version: number;
}

/** A change of the list: by whom, of which version, and what it is called in the audit. */
export interface Edit {
  readonly seen: Seen;
  /** The admin; or, where the server does by itself what an admin has asked for earlier, that admin's address. */
  readonly by: Callers['admin'] | { readonly askedBy: string };
}

const actorOf = ({ by }: Edit): Actor => ('askedBy' in by ? { kind: 'system' } : { kind: 'admin', ...by });
const addressOf = ({ by }: Edit): string => ('askedBy' in by ? by.askedBy : by.email);

const same = (one: Variant, other: Variant): boolean =>
  JSON.stringify({ ...one, position: 0 }) === JSON.stringify({ ...other, position: 0 });

/** How many variants' states an entry of the history holds; it counts all. */
const mostStates = 100;

const statesOf = (variants: readonly Variant[]) =>
  Object.fromEntries(
    variants
      .slice(0, mostStates)
      .map(({ id, position: _, rate: { value: rate, kind }, ...state }) => [
        id,
        { ...state, rate, ...(kind !== 'flat' && { rateKind: kind }) },
      ]),
  );

/** What the history keeps of a save: the variants that it touched, before and after, and how many there were. */
function difference(
  before: readonly Variant[],
  after: readonly Variant[],
  version: number,
): AuditRecord<'models_saved'> {
  const known = new Map(before.map(variant => [variant.id, variant]));
  const fresh = new Map(after.map(variant => [variant.id, variant]));
  const removed = before.filter(variant => !fresh.has(variant.id));
  const added = after.filter(variant => !known.has(variant.id));
  const changed = after.filter(variant => {
    const old = known.get(variant.id);
    return old && !same(old, variant);
  });
  return {
    before: statesOf([...changed.flatMap(variant => known.get(variant.id) ?? []), ...removed]),
    after: statesOf([...changed, ...added]),
    details: { version, added: added.length, removed: removed.length, changed: changed.length },
  };
}

/** @throws {ApiError} `invalid_request`, naming what a document has twice */
function refuseTwins(variants: readonly Variant[]): void {
  const names = new Set<string>();
  const fields = variants.flatMap(({ brand, model, variant }, index) => {
    const name = JSON.stringify([brand, model, variant]);
    const known = names.has(name);
    names.add(name);
    const message = 'This variant of this model is in the list twice.';
    return known ? [{ path: `items.${index}.variant`, message }] : [];
  });
  if (fields.length > 0) throw invalidFields(fields);
}

/**
 * @param stored the list before the change
 * @throws {ApiError} `invalid_request`, naming each new or changed rate above the legal ceiling by its car
 */
function refuseAboveCeiling(variants: readonly Variant[], stored: ReadonlyMap<string, Variant>): void {
  const fields = variants.flatMap((variant, index) => {
    const car = `${variant.brand} ${fullName(variant)}`;
    const message = ceilingFaultOf(variant.rate, stored.get(variant.id)?.rate, car);
    return message ? [{ path: `items.${index}.defaultRate`, message }] : [];
  });
  if (fields.length > 0) throw invalidFields(fields);
}

/** A body is the model's: it is told on any of its variants. */
const withBody = (variants: readonly Variant[], { modelCode, body }: Variant): Variant[] =>
  variants.map(variant => (variant.modelCode === modelCode ? { ...variant, body } : variant));

interface EditingParts {
  readonly db: Database;
  readonly now: Clock;
  readonly publicUrl: string;
  readonly audit: Audit;
  /** Called when what is shown has changed. */
  readonly changed: () => void;
}

/** Changes of the one list of variants. Every way to change it comes through `edit`. */
export function modelsEditing({ db, now, publicUrl, audit, changed }: EditingParts) {
  const document = documentVersion(db, 'car_variants');

  /**
   * Replaces the list by what `change` makes of it: all of it or nothing, with a new version and an audit entry.
   * @throws {ApiError} `stale_version` when the caller has not seen the newest; `too_many_models`; whatever `change` throws
   */
  const edit = (
    how: Edit,
    action: 'models_saved' | 'model_added' | 'model_changed' | 'model_removed' | 'prices_saved',
    change: (variants: readonly Variant[]) => readonly Variant[],
  ): Promise<VersionedList> =>
    audit.audited(actorOf(how), 'models', action, async () => {
      const current = await document.lock(how.seen);
      const before = await listAll(db);
      const after = change(before).map(variant => ({
        ...variant,
        image: variant.image && storedPicture(publicUrl, variant.image),
      }));
      if (after.length > Math.max(before.length, catalogueLimits.items))
        throw new ApiError('too_many_models');
      const version = current.version + 1;
      await replaceAll(db, after);
      await document.save({ version, savedAt: now(), savedBy: addressOf(how) });
      db.afterCommit(changed);
      return {
        record: difference(before, after, version),
        result: { variants: await listAll(db), version },
      };
    });

  const at = (variants: readonly Variant[], id: string): Variant => {
    const found = variants.find(variant => variant.id === id);
    if (!found) throw new ApiError('model_not_found');
    return found;
  };

  const recordOf = ({ variants, version }: VersionedList, id: string) => ({
    record: toRecord(at(variants, id)),
    version,
  });

  return {
    edit,

    /** Every variant; nobody changes the list until the running transaction ends. */
    async lock(): Promise<readonly Variant[]> {
      await document.lock(() => true);
      return listAll(db);
    },

    /** The whole list with its version. */
    list: (): Promise<VersionedList> =>
      db.snapshot(async () => {
        const { version } = await document.find();
        return { variants: await listAll(db), version };
      }),

    /** Puts a document in the place of the list. */
    replace: (how: Edit, items: readonly EditorItem[]): Promise<VersionedList> =>
      edit(how, 'models_saved', variants => {
        const known = new Map(variants.map(variant => [variant.id, variant]));
        const taken = new Set([...known.keys(), ...items.flatMap(item => item.id ?? [])]);
        const bodies = new Map(items.flatMap(({ code, body }) => (body === undefined ? [] : [[code, body]])));
        const after = items.map((item, position) => {
          const id = item.id ?? newId(item.code, item.variant, taken);
          taken.add(id);
          const old = known.get(id);
          const kin = variants.find(other => other.modelCode === item.code) ?? old;
          const body = bodies.get(item.code);
          return {
            id,
            brand: item.brand ?? old?.brand ?? kin?.brand ?? defaultBrand,
            modelCode: item.code,
            model: item.model,
            variant: item.variant,
            otr: item.otr,
            rate: givenRate(item.defaultRate, item.rate_kind),
            image: item.image,
            body: body === undefined ? (kin?.body ?? null) : body,
            active: item.active,
            includesInsurance: item.includes_insurance ?? old?.includesInsurance ?? false,
            position,
          };
        });
        refuseTwins(after);
        refuseAboveCeiling(after, known);
        return after;
      }),

    /** Adds a variant after the last one of its model. @throws {ApiError} `model_taken`, `too_many_models` */
    async add(how: Edit, model: NewVariant): Promise<{ record: VariantRecord; version: number }> {
      let id = '';
      const list = await edit(how, 'model_added', variants => {
        const modelCode = codeFor(variants, model.brand, model.model);
        id = newId(modelCode, model.variant, new Set(variants.map(variant => variant.id)));
        const last = variants.findLastIndex(variant => variant.modelCode === modelCode);
        const added: Variant = {
          id,
          brand: model.brand,
          modelCode,
          model: model.model,
          variant: model.variant,
          otr: model.price,
          rate: givenRate(model.rate, model.rate_kind),
          image: model.imageUrl,
          body: model.body ?? variants[last]?.body ?? null,
          active: model.active,
          includesInsurance: model.includes_insurance,
          position: 0,
        };
        return withBody(variants.toSpliced(last < 0 ? variants.length : last + 1, 0, added), added);
      });
      return recordOf(list, id);
    },

    /** Changes what is given of a variant. @throws {ApiError} `model_not_found`, `model_taken` */
    async change(
      how: Edit,
      id: string,
      model: VariantChange,
    ): Promise<{ record: VariantRecord; version: number }> {
      const list = await edit(how, 'model_changed', variants => {
        const old = at(variants, id);
        const brand = model.brand ?? old.brand;
        const name = model.model ?? old.model;
        const rate = model.rate === undefined ? old.rate : givenRate(model.rate, model.rate_kind);
        const above = ceilingFaultOf(rate, old.rate);
        if (above) throw invalidField('rate', above);
        const renamed = brand !== old.brand || name !== old.model;
        const others = variants.filter(variant => variant !== old);
        const modelCode = renamed ? codeFor(others, brand, name) : old.modelCode;
        const kin = others.find(other => other.modelCode === modelCode) ?? old;
        const fresh: Variant = {
          ...old,
          brand,
          model: name,
          modelCode,
          variant: model.variant ?? old.variant,
          otr: model.price ?? old.otr,
          rate,
          image: model.imageUrl === undefined ? old.image : model.imageUrl,
          body: model.body === undefined ? kin.body : model.body,
          active: model.active ?? old.active,
          includesInsurance: model.includes_insurance ?? old.includesInsurance,
        };
        return withBody(
          variants.map(variant => (variant === old ? fresh : variant)),
          fresh,
        );
      });
      return recordOf(list, id);
    },

    /** Takes a variant out of the list. @throws {ApiError} `model_not_found` */
    remove: (how: Edit, id: string): Promise<VersionedList> =>
      edit(how, 'model_removed', variants => variants.filter(variant => variant !== at(variants, id))),
  };
}

export type ModelsEditing = ReturnType<typeof modelsEditing>;

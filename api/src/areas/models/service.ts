import type { CarModel } from '@loan-kereta/sdk/catalogue';
import type { VariantRecord } from '@loan-kereta/sdk/contract';
import type { Database } from '../../db/database.ts';
import { absoluteUrl } from '../../http/address.ts';
import { answeredKind, isSameRate } from './rates.ts';
import { listOnSale, type Variant } from './table.ts';

/** Model and variant together, as lists show it. */
export const fullName = ({ model, variant }: Variant): string => `${model} ${variant}`;

export const toRecord = (variant: Variant): VariantRecord => ({
  id: variant.id,
  brand: variant.brand,
  model: variant.model,
  variant: variant.variant,
  name: fullName(variant),
  price: variant.otr,
  rate: variant.rate.value,
  ...answeredKind(variant.rate),
  imageUrl: variant.image,
  body: variant.body,
  includes_insurance: variant.includesInsurance,
});

/** A model takes its rate and its picture from its first variant; the others name theirs where they differ. */
function toModel(code: string, variants: readonly [Variant, ...Variant[]]): CarModel {
  const [first] = variants;
  const body = variants.find(variant => variant.body)?.body;
  return {
    brand: first.brand,
    code,
    name: first.model,
    rate: first.rate.value,
    ...answeredKind(first.rate),
    ...(first.image && { heroImage: first.image }),
    ...(body && { body }),
    variants: variants.map(variant => ({
      id: variant.id,
      name: variant.variant,
      otr: variant.otr,
      ...(!isSameRate(variant.rate, first.rate) && {
        rate: variant.rate.value,
        ...answeredKind(variant.rate),
      }),
      ...(variant.image && { image: variant.image }),
    })),
  };
}

/** The views of the variants on sale, with whole addresses, since they are for pages of any origin. */
export function modelsService(db: Database, publicUrl: string) {
  const grouped = (variants: readonly Variant[]): CarModel[] => {
    const byCode = new Map<string, [Variant, ...Variant[]]>();
    for (const variant of variants) {
      const known = byCode.get(variant.modelCode);
      if (known) known.push(variant);
      else byCode.set(variant.modelCode, [variant]);
    }
    return [...byCode].map(([code, known]) => toModel(code, known));
  };
  const onSale = async (): Promise<Variant[]> =>
    (await listOnSale(db)).map(variant => ({
      ...variant,
      image: variant.image && absoluteUrl(publicUrl, variant.image),
    }));

  return {
    /** One record a variant. */
    records: async (): Promise<VariantRecord[]> => (await onSale()).map(toRecord),

    /** The models with their variants, in the order of each model's first variant. */
    catalogue: async (): Promise<CarModel[]> => grouped(await onSale()),

    /** The same to edit, with pictures on this site under their paths, as they are kept. */
    editableCatalogue: async (): Promise<CarModel[]> => grouped(await listOnSale(db)),
  };
}

export type { Variant } from './table.ts';
export type ModelsService = ReturnType<typeof modelsService>;

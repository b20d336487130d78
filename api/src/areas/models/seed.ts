import { defaultBrand, perodua, rateOf } from '@loan-kereta/sdk/catalogue';
import type { Database } from '../../db/database.ts';
import { documentVersion } from '../documents/service.ts';
import { replaceAll } from './table.ts';

/** Fills a new database with the built-in list of 24. A list that an admin has emptied stays empty. */
export async function seedVariants(db: Database, now: Date): Promise<void> {
  await db.transaction(async () => {
    if (!(await documentVersion(db, 'car_variants').start(now))) return;
    const variants = perodua.flatMap(model => model.variants.map(variant => ({ model, variant })));
    await replaceAll(
      db,
      variants.map(({ model, variant }, position) => ({
        id: variant.id,
        brand: model.brand ?? defaultBrand,
        modelCode: model.code,
        model: model.name,
        variant: variant.name,
        otr: variant.otr,
        rate: rateOf(model, variant),
        image: variant.image ?? null,
        body: model.body ?? null,
        active: true,
        includesInsurance: false,
        position,
      })),
    );
  });
}

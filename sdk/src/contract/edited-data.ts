import { defaultBrand } from '../catalogue/brand.ts';
import { catalogueLimits, repeatedNames } from '../rules/index.ts';
import {
  carBodySchema,
  carCodeSchema,
  carIdSchema,
  carImageSchema,
  carNameSchema,
  kindHasRate,
  priceSchema,
  rateKindSchema,
  rateSchema,
} from './car-fields.ts';
import { endpoint } from './define.ts';
import { list } from './list.ts';
import { carModelSchema } from './models.ts';
import { time } from './times.ts';
import { z } from './zod.ts';

const { items: most, bytes } = catalogueLimits;

const present = <Value>(value: Value | null): Value | undefined => value ?? undefined;
const image = carImageSchema.transform(present).optional();

const editedVariantSchema = z
  .object({
    id: carIdSchema,
    name: carNameSchema,
    otr: priceSchema,
    rate: rateSchema.optional(),
    rate_kind: rateKindSchema,
    image,
  })
  .superRefine(kindHasRate);

const editedModelSchema = z
  .object({
    brand: carNameSchema.default(defaultBrand),
    code: carCodeSchema,
    name: carNameSchema,
    rate: rateSchema,
    rate_kind: rateKindSchema,
    heroImage: image,
    body: carBodySchema.optional(),
    variants: list(editedVariantSchema, most, `Use at most ${most} variants.`),
  })
  .superRefine(kindHasRate);

const variantsOf = (model: unknown): readonly unknown[] => {
  const variants: unknown = typeof model === 'object' && model !== null && Reflect.get(model, 'variants');
  return Array.isArray(variants) ? variants : [];
};

/** How long a document is: by its models or, as one may have many, by its variants. */
const lengthOf = (models: readonly unknown[]): number =>
  Math.max(
    models.length,
    models.reduce<number>((sum, model) => sum + variantsOf(model).length, 0),
  );

/** An advisor's own models: the form of /data/perodua.models.json. */
export const editedModelsSchema = z.object({
  models: list(editedModelSchema, most, `Use at most ${most} models or variants.`, lengthOf)
    .refine(models => models.length > 0, 'Leave at least one model.')
    .superRefine((models, context) => {
      for (const { path } of repeatedNames(models))
        context.addIssue({
          code: 'custom',
          path: [...path],
          message: `This ${path.at(-1)} is in the list twice.`,
        });
    }),
});
export type EditedModels = z.output<typeof editedModelsSchema>;

const editedDataSchema = z
  .object({
    models: z
      .array(carModelSchema)
      .meta({ description: 'The advisor’s own, or, before any, those of the site' }),
    edited: z.boolean().meta({ description: 'Whether they are the advisor’s own' }),
    active: z.boolean().meta({ description: 'Whether the plan lets the advisor’s calculator show them' }),
    saved_at: time.nullable(),
  })
  .meta({ id: 'EditedData' });

const common = { path: '/api/me/data', access: 'user', tag: 'Profile', versioned: true } as const;

export const editedData = {
  get: endpoint({
    ...common,
    method: 'GET',
    summary: 'The models that the advisor’s calculator is to show',
    response: editedDataSchema,
  }),
  save: endpoint({
    ...common,
    method: 'PUT',
    summary: 'Saves the advisor’s own models, which the advisor’s calculator then shows',
    explainsFields: true,
    body: editedModelsSchema,
    bodyLimit: bytes,
    needs: 'editData',
    response: editedDataSchema,
  }),
  reset: endpoint({
    ...common,
    method: 'DELETE',
    summary: 'Goes back to the models of the site',
  }),
};

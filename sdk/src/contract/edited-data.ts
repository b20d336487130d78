import { z } from 'zod';
import { carIdSchema, carImageSchema, nameSchema, priceSchema, rateSchema } from './car-fields.ts';
import { endpoint } from './define.ts';
import { carModelSchema } from './models.ts';

/** 256 KiB: the largest edited document, in bytes. */
export const maxEditedDataBytes = 262_144;
const mostModels = 60;
const mostVariants = 400;

const present = <Value>(value: Value | null): Value | undefined => value ?? undefined;
const image = carImageSchema.transform(present).optional();

const editedVariantSchema = z.object({
  id: carIdSchema,
  name: nameSchema(200),
  otr: priceSchema,
  rate: rateSchema.optional(),
  image,
});

const editedModelSchema = z.object({
  code: carIdSchema,
  name: nameSchema(200),
  rate: rateSchema,
  heroImage: image,
  variants: z.array(editedVariantSchema),
});

/** Codes are told apart in the whole document; ids too, because a link may name a variant alone. */
function checkNames(
  models: readonly z.output<typeof editedModelSchema>[],
  tell: (path: (string | number)[], message: string) => void,
) {
  const codes = new Set<string>();
  const ids = new Set<string>();
  for (const [index, { code, variants }] of models.entries()) {
    if (codes.has(code)) tell([index, 'code'], 'This code is in the document twice.');
    codes.add(code);
    for (const [place, { id }] of variants.entries()) {
      if (ids.has(id)) tell([index, 'variants', place, 'id'], 'This id is in the document twice.');
      ids.add(id);
    }
  }
  if (ids.size > mostVariants) tell([], `Use at most ${mostVariants} variants.`);
}

/** An advisor's own models: the form of /data/perodua.models.json. */
export const editedModelsSchema = z.object({
  models: z
    .array(editedModelSchema)
    .min(1, 'Leave at least one model.')
    .max(mostModels, `Use at most ${mostModels} models.`)
    .superRefine((models, context) =>
      checkNames(models, (path, message) => context.addIssue({ code: 'custom', path, message })),
    ),
});
export type EditedModels = z.output<typeof editedModelsSchema>;

const editedDataSchema = z
  .object({
    models: z
      .array(carModelSchema)
      .meta({ description: 'The advisor’s own, or, before any, those of the site' }),
    edited: z.boolean().meta({ description: 'Whether they are the advisor’s own' }),
    active: z.boolean().meta({ description: 'Whether the plan lets the advisor’s calculator show them' }),
    saved_at: z.iso.datetime().nullable(),
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
    bodyLimit: maxEditedDataBytes,
    response: editedDataSchema,
    errors: ['edit_data_not_in_plan'],
  }),
  reset: endpoint({
    ...common,
    method: 'DELETE',
    summary: 'Goes back to the models of the site',
  }),
};

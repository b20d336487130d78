import { defaultBrand } from '../catalogue/brand.ts';
import { bodyTypes } from '../catalogue/models.ts';
import { defaultRate } from '../loan/rules.ts';
import { catalogueLimits, pictureSides } from '../rules/index.ts';
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
  withinCeiling,
} from './car-fields.ts';
import { endpoint } from './define.ts';
import { list } from './list.ts';
import { pictureSummary, pictureUpload } from './picture.ts';
import { z } from './zod.ts';

/** A car variant as the calculator lists it: the view of one row of the variants table. */
export const variantRecordSchema = z
  .object({
    id: z.string(),
    brand: z.string(),
    model: z.string(),
    variant: z.string(),
    name: z.string().meta({ description: 'Model and variant together' }),
    price: z.int().min(0).meta({ description: 'On-the-road price in RM' }),
    rate: z.number().meta({ description: 'Annual rate in percent' }),
    rate_kind: rateKindSchema,
    imageUrl: z.string().nullable(),
    body: z.enum(bodyTypes).nullable(),
    includes_insurance: z.boolean().meta({ description: 'Whether the price includes insurance' }),
  })
  .meta({ id: 'VariantRecord' });
export type VariantRecord = z.infer<typeof variantRecordSchema>;

const carVariantSchema = z.object({
  id: z.string(),
  name: z.string(),
  otr: z.number().meta({ description: 'On-the-road price in RM' }),
  rate: z
    .number()
    .optional()
    .meta({ description: 'Annual rate in percent, where it differs from the model’s' }),
  rate_kind: rateKindSchema,
  image: z.string().optional(),
});

/** A model with its variants, as the widget takes it. */
export const carModelSchema = z
  .object({
    brand: z.string().default(defaultBrand),
    code: z.string(),
    name: z.string(),
    rate: z.number().meta({ description: 'Default annual rate in percent' }),
    rate_kind: rateKindSchema,
    heroImage: z.string().optional(),
    body: z
      .enum(bodyTypes)
      .optional()
      .meta({ description: 'Chooses the drawing of a model that has no picture' }),
    variants: z.array(carVariantSchema).readonly(),
  })
  .meta({ id: 'CarModel' });

const variantFields = z.object({
  brand: carNameSchema,
  model: carNameSchema,
  variant: carNameSchema,
  price: priceSchema,
  rate: rateSchema,
  rate_kind: rateKindSchema,
  imageUrl: carImageSchema,
  body: carBodySchema.nullable(),
  includes_insurance: z.boolean(),
  active: z.boolean().meta({ description: 'Whether it is on sale' }),
});

const newVariantSchema = variantFields
  .extend({
    brand: variantFields.shape.brand.default(defaultBrand),
    price: priceSchema.default(0),
    rate: rateSchema.optional(),
    imageUrl: carImageSchema.default(null),
    body: variantFields.shape.body.default(null),
    includes_insurance: z.boolean().default(false),
    active: variantFields.shape.active.default(true),
  })
  .superRefine(withinCeiling)
  .transform(({ rate = defaultRate, ...variant }) => ({ ...variant, rate }));
export type NewVariant = z.output<typeof newVariantSchema>;

const variantChangeSchema = variantFields.partial().superRefine(kindHasRate);
export type VariantChange = z.output<typeof variantChangeSchema>;

/** A variant as the Editor Data screen has it. `id` may be left out for a new one. */
export const editorItemSchema = z
  .object({
    id: carIdSchema.optional(),
    brand: carNameSchema.optional().meta({ description: 'As it was, when left out' }),
    code: carCodeSchema,
    model: carNameSchema,
    variant: carNameSchema,
    otr: priceSchema,
    defaultRate: rateSchema,
    rate_kind: rateKindSchema,
    image: carImageSchema.default(null),
    body: carBodySchema
      .nullable()
      .optional()
      .meta({ description: 'Of all variants of the model; as it was, when left out of all' }),
    active: z.boolean().default(true).meta({ description: 'Whether it is on sale' }),
    includes_insurance: z
      .boolean()
      .optional()
      .meta({ description: 'Whether the price includes insurance; as it was, when left out' }),
  })
  .meta({ id: 'NewEditorItem' });
export type EditorItem = z.output<typeof editorItemSchema>;

/** What one name may stand for in a document; told by the place in the list and the field. */
function checkItems(items: readonly EditorItem[], tell: (path: [number, string], message: string) => void) {
  const ids = new Set<string>();
  const modelOfCode = new Map<string, string>();
  const brandOfCode = new Map<string, string>();
  const bodyOfCode = new Map<string, EditorItem['body']>();
  for (const [index, { id, brand, code, model, body }] of items.entries()) {
    if (id !== undefined && ids.has(id)) tell([index, 'id'], 'This id is in the list twice.');
    if (id !== undefined) ids.add(id);
    const known = modelOfCode.get(code) ?? model;
    modelOfCode.set(code, known);
    if (known !== model) tell([index, 'model'], `The model with the code ${code} is called ${known}.`);
    const owner = brandOfCode.get(code) ?? brand;
    if (owner !== undefined) brandOfCode.set(code, owner);
    if (brand !== undefined && owner !== brand)
      tell([index, 'brand'], `The brand of the model with the code ${code} is ${owner}.`);
    if (body === undefined) continue;
    if (!bodyOfCode.has(code)) bodyOfCode.set(code, body);
    if (bodyOfCode.get(code) !== body)
      tell([index, 'body'], `The model with the code ${code} has another body already.`);
  }
}

const editorDocumentSchema = z.object({
  items: list(
    editorItemSchema,
    catalogueLimits.items,
    `Use at most ${catalogueLimits.items} items.`,
  ).superRefine((items, context) =>
    checkItems(items, (path, message) => context.addIssue({ code: 'custom', path, message })),
  ),
});

/** The same as it is answered: what stands in the table is shown even where it would not be taken today. */
const editorResponseSchema = z.object({
  items: z.array(
    z
      .object({
        id: z.string(),
        brand: z.string(),
        code: z.string(),
        model: z.string(),
        variant: z.string(),
        otr: z.number(),
        defaultRate: z.number(),
        rate_kind: rateKindSchema,
        image: z.string().nullable(),
        body: z.enum(bodyTypes).nullable(),
        active: z.boolean(),
        includes_insurance: z.boolean(),
      })
      .meta({ id: 'EditorItem' }),
  ),
});
/** A variant in the list as admins see it. */
export type EditorRecord = z.output<typeof editorResponseSchema>['items'][number];

const tag = 'Models';
const adminOnly = { access: 'admin', tag } as const;
const editor = { ...adminOnly, path: '/api/models/editor', versioned: true } as const;
const one = {
  ...adminOnly,
  path: '/api/models/:id',
  versioned: true,
  params: z.object({ id: carIdSchema }),
} as const;

export const models = {
  list: endpoint({
    method: 'GET',
    path: '/api/models',
    access: 'public',
    crossOrigin: true,
    tag,
    summary: 'Every variant on sale',
    response: z.array(variantRecordSchema),
  }),
  dataFile: endpoint({
    method: 'GET',
    path: '/data/perodua.models.json',
    access: 'public',
    crossOrigin: true,
    tag,
    summary: 'The models with their variants, as one document',
    response: z.object({ models: z.array(carModelSchema) }),
  }),
  editor: endpoint({
    ...editor,
    method: 'GET',
    allowsSupport: true,
    summary: 'Every variant, on sale or not, as the Editor Data screen edits them',
    response: editorResponseSchema,
  }),
  saveEditor: endpoint({
    ...editor,
    method: 'PUT',
    summary: 'Replaces the whole list, in the order given: what is not in it is gone',
    explainsFields: true,
    body: editorDocumentSchema,
    bodyLimit: catalogueLimits.bytes,
    response: editorResponseSchema,
  }),
  add: endpoint({
    ...adminOnly,
    method: 'POST',
    path: '/api/models',
    versioned: true,
    createsOnce: true,
    summary: 'Adds a variant, after the others of its model',
    explainsFields: true,
    body: newVariantSchema,
    status: 201,
    response: variantRecordSchema,
    errors: ['model_taken', 'too_many_models'],
  }),
  addPicture: endpoint({
    ...adminOnly,
    ...pictureUpload,
    path: '/api/models/pictures',
    summary: pictureSummary('the picture of a car', pictureSides.car),
    status: 201,
  }),
  change: endpoint({
    ...one,
    method: 'PATCH',
    summary: 'Changes what is given of a variant and leaves the rest',
    explainsFields: true,
    body: variantChangeSchema,
    response: variantRecordSchema,
    errors: ['model_not_found', 'model_taken'],
  }),
  remove: endpoint({
    ...one,
    method: 'DELETE',
    summary: 'Takes a variant out of the list',
    errors: ['model_not_found'],
  }),
};

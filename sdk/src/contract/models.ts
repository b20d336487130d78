import { z } from 'zod';
import { endpoint } from './define.ts';

/** A car variant as the calculator lists it: the view of one row of the variants table. */
export const modelRecordSchema = z
  .object({
    id: z.string(),
    brand: z.string(),
    model: z.string(),
    variant: z.string(),
    name: z.string().meta({ description: 'Model and variant together' }),
    price: z.int().min(0).meta({ description: 'On-the-road price in RM' }),
    rate: z.number().meta({ description: 'Annual rate in percent' }),
    imageUrl: z.string().nullable(),
    includes_insurance: z.boolean().meta({ description: 'Whether the price includes insurance' }),
  })
  .meta({ id: 'ModelRecord' });
export type ModelRecord = z.infer<typeof modelRecordSchema>;

const carVariantSchema = z.object({
  id: z.string(),
  name: z.string(),
  otr: z.number().meta({ description: 'On-the-road price in RM' }),
  rate: z
    .number()
    .optional()
    .meta({ description: 'Annual rate in percent, where it differs from the model’s' }),
  image: z.string().optional(),
});

/** A model with its variants, as the widget takes it. */
export const carModelSchema = z
  .object({
    code: z.string(),
    name: z.string(),
    rate: z.number().meta({ description: 'Default annual rate in percent' }),
    heroImage: z.string().optional(),
    variants: z.array(carVariantSchema).readonly(),
  })
  .meta({ id: 'CarModel' });

export const models = {
  list: endpoint({
    method: 'GET',
    path: '/api/models',
    access: 'public',
    crossOrigin: true,
    tag: 'Models',
    summary: 'Every variant on sale',
    response: z.array(modelRecordSchema),
  }),
  dataFile: endpoint({
    method: 'GET',
    path: '/data/perodua.models.json',
    access: 'public',
    crossOrigin: true,
    tag: 'Models',
    summary: 'The models with their variants, as one document',
    response: z.object({ models: z.array(carModelSchema) }),
  }),
};

import { catalogueLimits } from '../rules/index.ts';
import { carIdSchema, carImageSchema, priceSchema, rateKindSchema, rateSchema } from './car-fields.ts';
import { endpoint } from './define.ts';
import { list } from './list.ts';
import { filledLine } from './text.ts';
import { z } from './zod.ts';

const { items: most, name: longestName, bytes } = catalogueLimits;

/** A variant in the price list. */
export const priceItemSchema = z
  .object({
    id: carIdSchema,
    name: filledLine(2 * longestName + 1).meta({ description: 'Model and variant together' }),
    price: priceSchema,
    rate: rateSchema,
    rate_kind: rateKindSchema,
    image: carImageSchema.default(null),
  })
  .meta({ id: 'NewPriceItem' });
export type PriceItem = z.output<typeof priceItemSchema>;

const priceDocumentSchema = z.object({
  items: list(priceItemSchema, most, `Use at most ${most} items.`),
});

const pricedSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    price: z.number(),
    rate: z.number(),
    image: z.string().nullable(),
    rate_kind: rateKindSchema,
  })
  .meta({ id: 'PriceItem' });

const priceResponseSchema = z.object({ items: z.array(pricedSchema) });

const common = { path: '/api/prices', access: 'admin', tag: 'Models', versioned: true } as const;

export const prices = {
  list: endpoint({
    ...common,
    method: 'GET',
    allowsSupport: true,
    summary: 'The price of every variant, on sale or not',
    response: priceResponseSchema,
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/prices.csv',
    access: 'admin',
    tag: 'Models',
    summary: 'The price list as a table',
    download: { name: 'prices.csv', type: 'text/csv', row: pricedSchema },
  }),
  save: endpoint({
    ...common,
    method: 'PUT',
    summary: 'Saves the whole price list: the variants of the list of models, each once',
    explainsFields: true,
    body: priceDocumentSchema,
    bodyLimit: bytes,
    response: priceResponseSchema,
  }),
};

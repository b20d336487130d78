import { catalogueLimits, priceChangeLimits } from '../rules/index.ts';
import { carIdSchema, priceSchema, rateKindSchema, rateSchema, withinCeiling } from './car-fields.ts';
import { endpoint } from './define.ts';
import { idSchema } from './ids.ts';
import { list } from './list.ts';
import { listQuery, page } from './lists.ts';
import { givenTimeSchema, time } from './times.ts';
import { z } from './zod.ts';

/** A change of prices waits for its time, and then is applied, unless an admin has cancelled it. */
export const priceChangeStates = ['waiting', 'applied', 'cancelled'] as const;
export type PriceChangeState = (typeof priceChangeStates)[number];

const { items: most } = catalogueLimits;

/** How many variants a list names of each change. */
export const firstOfChange = 2;

/** What a variant will cost: what is left out stays as it is by then. */
const newPriceSchema = z
  .object({
    id: carIdSchema,
    price: priceSchema.optional(),
    rate: rateSchema.optional(),
    rate_kind: rateKindSchema,
  })
  .superRefine(withinCeiling)
  .meta({ id: 'NewPrice' });
export type NewPrice = z.output<typeof newPriceSchema>;

const newPriceChangeSchema = z.object({
  due_at: givenTimeSchema.meta({ description: 'When it is applied' }),
  items: list(newPriceSchema, most, `Use at most ${most} items.`).superRefine((items, context) => {
    const ids = new Set<string>();
    for (const [index, { id, price, rate }] of items.entries()) {
      const tell = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [index, field], message });
      if (ids.has(id)) tell('id', 'This id is in the list twice.');
      ids.add(id);
      if (price === undefined && rate === undefined) tell('price', 'Give a price or a rate.');
    }
    if (items.length === 0) context.addIssue({ code: 'custom', message: 'Give at least 1.' });
  }),
});

/** A change of prices at a time. */
export const priceChangeSchema = z
  .object({
    id: z.int(),
    state: z.enum(priceChangeStates),
    due_at: time,
    variants: z.int().meta({ description: 'How many variants it is about' }),
    first: z
      .array(z.string())
      .max(firstOfChange)
      .meta({ description: `The ids of the first of them, at most ${firstOfChange}` }),
    changed: z.int().nullable().meta({ description: 'How many it has changed; null until it is applied' }),
    skipped: z
      .int()
      .nullable()
      .meta({ description: 'How many were no longer in the list; null until it is applied' }),
    created_by: z.string(),
    created_at: time,
    ended_by: z.string().nullable().meta({ description: 'Who cancelled it' }),
    ended_at: time.nullable(),
  })
  .meta({ id: 'PriceChange' });
export type PriceChange = z.output<typeof priceChangeSchema>;

/** What an item of a change is kept and answered as. */
export const pricesOfChange = z.object({
  id: z.string(),
  price: z.int().optional(),
  rate: z.number().optional(),
  rate_kind: rateKindSchema,
});

const wholeSchema = priceChangeSchema
  .extend({
    items: z.array(pricesOfChange),
  })
  .meta({ id: 'WholePriceChange' });
export type WholePriceChange = z.output<typeof wholeSchema>;

const common = { access: 'admin', tag: 'Models' } as const;
const one = { ...common, path: '/api/prices/changes/:id', params: z.object({ id: idSchema }) } as const;

/** Prices and rates that change at a time, applied by the server itself, once. */
export const priceChanges = {
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/api/prices/changes',
    allowsSupport: true,
    summary: 'What prices will change and when, and what became of earlier changes',
    query: listQuery({
      sorts: ['-due_at', 'due_at'],
      filters: { state: z.enum(priceChangeStates).optional() },
    }),
    response: page(priceChangeSchema),
  }),
  schedule: endpoint({
    ...common,
    method: 'POST',
    path: '/api/prices/changes',
    createsOnce: true,
    explainsFields: true,
    summary: 'Changes prices and rates at a time that is still to come',
    body: newPriceChangeSchema,
    bodyLimit: priceChangeLimits.bytes,
    status: 201,
    // Without what was sent, so that it is short enough to be kept for whoever asks again.
    response: priceChangeSchema,
    errors: ['too_many_price_changes'],
  }),
  get: endpoint({
    ...one,
    method: 'GET',
    allowsSupport: true,
    summary: 'One of these changes, with what it is about',
    response: wholeSchema,
    errors: ['price_change_not_found'],
  }),
  cancel: endpoint({
    ...one,
    method: 'DELETE',
    summary: 'Has a change not happen that still waits for its time',
    errors: ['price_change_not_found', 'price_change_ended'],
  }),
};

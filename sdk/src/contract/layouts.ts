import {
  type BlockType,
  blockSizes,
  carImageFits,
  fontSizes,
  gridColumns,
  gridRows,
  layoutDescription,
  layoutLimits,
  layoutProblems,
  resultCardShapes,
  resultCardSizes,
  resultCardStyles,
  spacings,
} from '../layouts/index.ts';
import { endpoint } from './define.ts';
import { linkToken } from './link-token.ts';
import { list } from './list.ts';
import { listQuery } from './lists.ts';
import { filledLine, line } from './text.ts';
import { z } from './zod.ts';

const blockTypes = Object.keys(blockSizes) as [BlockType, ...BlockType[]];
const measure = (least: number, most: number) => z.int('Use a whole number.').min(least).max(most);

/** A block and where it stands. Its limits are known from its type: they may be sent, and are always answered. */
const blockSchema = z
  .object({
    id: filledLine(layoutLimits.blockId),
    type: z.enum(blockTypes),
    x: measure(0, gridColumns),
    y: measure(0, gridRows),
    w: measure(1, gridColumns),
    h: measure(1, gridRows),
  })
  .transform(block => ({ ...block, static: false, ...blockSizes[block.type] }));

const { blocks: mostBlocks } = layoutLimits;

const componentsSchema = list(blockSchema, mostBlocks, `Use at most ${mostBlocks} blocks.`).superRefine(
  (blocks, context) => {
    if (new Set(blocks.map(block => block.id)).size < blocks.length)
      context.addIssue({ code: 'custom', message: 'Give each block an id of its own.' });
    for (const { index, field, message } of layoutProblems(blocks)) {
      const path = [index, field].filter(part => part !== undefined);
      context.addIssue({ code: 'custom', path, message });
    }
  },
);

const resultCardSchema = z.object({
  style: z.enum(resultCardStyles),
  size: z.enum(resultCardSizes),
  shape: z.enum(resultCardShapes),
});

const color = z
  .string()
  .max(7, 'Use a color such as #0a666e.')
  .regex(/^#[0-9a-f]{6}$/i, 'Use a color such as #0a666e.')
  .toLowerCase();
const colorsSchema = z.object({ primary: color, secondary: color, accent: color }).nullable();

const layoutFields = z.object({
  name: filledLine(layoutLimits.name),
  description: line(layoutLimits.description),
  components: componentsSchema,
  result_card_style: resultCardSchema,
  car_image_fit: z.enum(carImageFits),
  font_size: z.enum(fontSizes),
  spacing: z.enum(spacings),
  colors: colorsSchema.meta({ description: 'In place of the palette; null where the palette stays' }),
});

const newLayoutSchema = layoutFields.extend({
  name: layoutFields.shape.name.optional().meta({ description: 'By default made of the date and time' }),
  description: layoutFields.shape.description.default(layoutDescription),
  result_card_style: resultCardSchema.default({ style: 'shadow', size: 'medium', shape: 'rounded' }),
  car_image_fit: layoutFields.shape.car_image_fit.default('contain'),
  font_size: layoutFields.shape.font_size.default('base'),
  spacing: layoutFields.shape.spacing.default('standard'),
  colors: layoutFields.shape.colors.default(null),
});
export type NewLayout = z.output<typeof newLayoutSchema>;

const layoutChangeSchema = layoutFields.partial();
export type LayoutChange = z.output<typeof layoutChangeSchema>;

const drawnBlockSchema = z.object({
  id: z.string(),
  type: z.enum(blockTypes),
  x: z.int(),
  y: z.int(),
  w: z.int(),
  h: z.int(),
});

/** What a layout looks like, which is all that buyers get of it. */
export const drawnLayoutSchema = z
  .object({
    components: z.array(drawnBlockSchema),
    result_card_style: resultCardSchema,
    car_image_fit: z.enum(carImageFits),
    font_size: z.enum(fontSizes),
    spacing: z.enum(spacings),
    colors: z.object({ primary: z.string(), secondary: z.string(), accent: z.string() }).nullable(),
  })
  .meta({ id: 'DrawnLayout' });

/** An advisor's own layout. */
export const savedLayoutSchema = z
  .object({
    id: z.int(),
    version: z.int().meta({ description: 'Another one after each change, for `If-Match`' }),
    name: z.string(),
    description: z.string(),
    ...drawnLayoutSchema.shape,
    components: z.array(
      drawnBlockSchema.extend({
        minW: z.int(),
        maxW: z.int(),
        minH: z.int(),
        maxH: z.int(),
        static: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Layout' });
export type SavedLayout = z.infer<typeof savedLayoutSchema>;

/** What another advisor sees of a shared layout: nothing that its owner has written. */
const sharedLayoutSchema = savedLayoutSchema.omit({ id: true, version: true, name: true, description: true });
export type SharedLayout = z.infer<typeof sharedLayoutSchema>;

const common = { path: '/api/theme-presets', access: 'user', tag: 'Theme presets' } as const;
const one = {
  ...common,
  path: '/api/theme-presets/:id',
  params: z.object({ id: z.coerce.number().int().min(1).max(999_999_999) }),
} as const;

export const layouts = {
  list: endpoint({
    ...common,
    method: 'GET',
    summary: 'The advisor’s own layouts, oldest first unless told; all of them unless `limit` says fewer',
    query: listQuery({ sorts: ['id', '-id'], filters: {}, limit: layoutLimits.layouts }),
    linksNext: true,
    response: z.array(savedLayoutSchema),
  }),
  add: endpoint({
    ...common,
    method: 'POST',
    createsOnce: true,
    summary: `Saves a layout as a new one; at most ${layoutLimits.layouts}`,
    explainsFields: true,
    body: newLayoutSchema,
    status: 201,
    response: savedLayoutSchema,
    needs: 'ownLayouts',
    errors: ['too_many_layouts', 'layout_colors_not_in_plan'],
  }),
  change: endpoint({
    ...one,
    method: 'PATCH',
    versioned: true,
    summary: 'Changes what is given of a layout and leaves the rest',
    explainsFields: true,
    body: layoutChangeSchema,
    response: savedLayoutSchema,
    needs: 'ownLayouts',
    errors: ['layout_not_found', 'layout_colors_not_in_plan'],
  }),
  share: endpoint({
    ...one,
    path: '/api/theme-presets/:id/share',
    method: 'POST',
    summary:
      'The token of the link by which other advisors can copy this layout; the same until it is withdrawn',
    response: z.object({ token: z.string() }),
    needs: 'ownLayouts',
    errors: ['layout_not_found'],
  }),
  unshare: endpoint({
    ...one,
    path: '/api/theme-presets/:id/share',
    method: 'DELETE',
    summary: 'Withdraws the link; what was copied by it stays with whoever copied it',
    errors: ['layout_not_found'],
  }),
  shared: endpoint({
    ...common,
    path: '/api/theme-presets/shared',
    method: 'POST',
    summary: 'The layout that a link shares, to be saved as one’s own; a body, so that no log has the token',
    body: z.object({ token: linkToken }),
    response: sharedLayoutSchema,
    needs: 'ownLayouts',
    errors: ['shared_layout_not_found'],
  }),
  remove: endpoint({
    ...one,
    method: 'DELETE',
    summary: 'Deletes a layout; a calculator that shows it goes back to the first theme',
    errors: ['layout_not_found'],
  }),
};

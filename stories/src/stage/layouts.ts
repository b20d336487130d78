import {
  type BlockType,
  blockSizes,
  defaultLayout,
  gridColumns,
  type Layout,
  type LayoutBlock,
} from '@loan-kereta/sdk/layouts';

export const blockTypes = Object.keys(blockSizes) as BlockType[];

/** A block of a layout, with its least size unless told. */
export const block = (
  type: BlockType,
  x: number,
  y: number,
  w: number = blockSizes[type].minW,
  h: number = blockSizes[type].minH,
): LayoutBlock => ({ id: type, type, x, y, w, h });

/** The default layout with other blocks. */
export const layout = (...components: LayoutBlock[]): Layout => ({ ...defaultLayout, components });

const header = block('brand_header', 0, 0, gridColumns);

/** The header and one block, at its least size. */
export const onlyBlock = (type: BlockType): Layout =>
  type === 'brand_header' ? layout(header) : layout(header, block(type, 0, 2));

/** The header and the loan controls at their least size, at every column that has room for them. */
export const narrowControls = Array.from(
  { length: gridColumns - blockSizes.loan_controls.minW + 1 },
  (_, x) => layout(header, block('loan_controls', x, 2)),
);

/** All blocks elsewhere: the result first, the car last. */
export const moved = layout(
  header,
  block('result_card', 0, 2, 5, 3),
  block('loan_controls', 5, 2, 4, 4),
  block('summary', 0, 6, 7, 3),
  block('model_picker', 7, 6, 5, 5),
  block('car_image', 0, 9, 7, 3),
);

/** Half of the blocks are hidden. */
export const hidden = layout(header, block('result_card', 0, 2, 5, 4), block('loan_controls', 5, 2, 6, 4));

/** As an older file or a newer builder may leave it: blocks on one another, one that nobody knows, one over the edge. */
export const hard: Layout = {
  ...defaultLayout,
  components: [
    block('model_picker', 2, 3, 8, 8),
    block('result_card', 2, 3, 5, 3),
    block('loan_controls', 9, 4, 6, 4),
    block('car_image', 0, 30, 4, 3),
    { id: 'chart', type: 'rainbow_chart', x: 0, y: 0, w: 12, h: 4 },
    header,
    block('summary', 0, 3, 12, 5),
  ],
  result_card_style: { style: 'glass', size: 'large', shape: 'glass' },
  car_image_fit: 'cover',
};

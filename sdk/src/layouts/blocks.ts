/** How small and how large a block may be, in columns of the widest grid by rows. */
export interface BlockSize {
  readonly minW: number;
  readonly maxW: number;
  readonly minH: number;
  readonly maxH: number;
  /** True when a block stays at the top and keeps its size. */
  readonly static?: boolean;
}

/** The blocks that an advisor's own layout is made of, each with its limits. */
export const blockSizes = {
  brand_header: { minW: 12, maxW: 12, minH: 2, maxH: 2, static: true },
  model_picker: { minW: 4, maxW: 8, minH: 4, maxH: 8 },
  loan_controls: { minW: 3, maxW: 6, minH: 3, maxH: 4 },
  result_card: { minW: 4, maxW: 5, minH: 3, maxH: 5 },
  car_image: { minW: 4, maxW: 8, minH: 3, maxH: 6 },
  summary: { minW: 6, maxW: 12, minH: 2, maxH: 5 },
} as const satisfies Record<string, BlockSize>;
export type BlockType = keyof typeof blockSizes;

/** A block's name, narrowed; layouts come from a server and may be newer than what reads them. */
export const isBlockType = (name: string): name is BlockType => Object.keys(blockSizes).includes(name);

import { type BlockSize, type BlockType, blockSizes } from './blocks.ts';
import { gridColumns } from './grid.ts';

export const resultCardStyles = ['flat', 'shadow', 'glass'] as const;
export const resultCardSizes = ['small', 'medium', 'large'] as const;
export const resultCardShapes = ['square', 'rounded', 'glass'] as const;
export const carImageFits = ['contain', 'cover'] as const;
export const fontSizes = ['small', 'base', 'large'] as const;
export const spacings = ['compact', 'standard', 'spacious'] as const;

/** How the card with the monthly figure looks. */
export interface ResultCardStyle {
  readonly style: (typeof resultCardStyles)[number];
  readonly size: (typeof resultCardSizes)[number];
  readonly shape: (typeof resultCardShapes)[number];
}

/** Colours of one's own, as `#rrggbb`; the rest of a palette is derived from them by `paletteOf`. */
export interface LayoutColors {
  readonly primary: string;
  readonly secondary: string;
  readonly accent: string;
}

/** One block on the grid: its place and size in columns of the widest grid and rows, from 0. */
export interface LayoutBlock extends Partial<BlockSize> {
  readonly id: string;
  /** A `BlockType`; one that is not known is left out when the layout is drawn. */
  readonly type: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** An advisor's own layout, as far as it is drawn, in the wire's field names. */
export interface Layout {
  readonly components: readonly LayoutBlock[];
  readonly result_card_style: ResultCardStyle;
  /** `contain` shows all of the car, `cover` fills the block with it; `contain` when absent. */
  readonly car_image_fit?: (typeof carImageFits)[number] | undefined;
  /** `base` when absent. */
  readonly font_size?: (typeof fontSizes)[number] | undefined;
  /** The room inside and between the parts of a block; `standard` when absent. */
  readonly spacing?: (typeof spacings)[number] | undefined;
  /** They take the palette's place; absent or null where the palette stays. */
  readonly colors?: LayoutColors | null | undefined;
}

const block = (type: BlockType, x: number, y: number, w: number, h: number): LayoutBlock => ({
  id: type,
  type,
  x,
  y,
  w,
  h,
  ...blockSizes[type],
});

/** The layout that the theme builder starts from, and goes back to on Reset Layout. */
export const defaultLayout: Layout = {
  components: [
    block('brand_header', 0, 0, gridColumns, 2),
    block('car_image', 0, 2, 7, 5),
    block('result_card', 7, 2, 5, 5),
    block('model_picker', 0, 7, 6, 4),
    block('loan_controls', 6, 7, 6, 4),
    block('summary', 0, 11, gridColumns, 2),
  ],
  result_card_style: { style: 'shadow', size: 'medium', shape: 'rounded' },
  car_image_fit: 'contain',
  font_size: 'base',
  spacing: 'standard',
  colors: null,
};

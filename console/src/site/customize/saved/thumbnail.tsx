import { gridColumns, type Layout } from '@loan-kereta/sdk/layouts';
import { paletteOf, palettes, tokens } from '@loan-kereta/sdk/palettes';
import type { PaletteName } from '@loan-kereta/sdk/plans';
import type { CSSProperties } from 'react';
import { type Block, tidied } from '../design/grid.ts';
import styles from './saved.module.css';

/** What parts the blocks, in columns. */
const gap = 0.2;
const corners = { square: 0, rounded: 0.3, glass: 0.7 } as const;

/** What tells a block from others at a glance. */
function Mark({ type, x, y, w, h }: Block) {
  if (type === 'brand_header')
    return <circle cx={x + 0.95} cy={y + (h - gap) / 2} r={Math.min(0.55, h / 3)} />;
  if (type === 'summary')
    return (
      <rect
        className={styles.button}
        x={x + w - gap - 3}
        y={y + (h - gap) / 2 - 0.4}
        width={2.5}
        height={0.8}
        rx={0.25}
      />
    );
  return null;
}

interface ThumbnailProps {
  readonly layout: Layout;
  /** For a layout without colours of its own. */
  readonly palette: PaletteName;
}

/** A layout in miniature: where its blocks are, in its colours. */
export function Thumbnail({
  layout: { components, colors, result_card_style: card },
  palette,
}: ThumbnailProps) {
  const blocks = tidied(components);
  const rows = Math.max(1, ...blocks.map(({ y, h }) => y + h));
  const classes: Partial<Record<Block['type'], string | undefined>> = {
    result_card: styles.hero,
    car_image: styles.car,
  };
  return (
    <svg
      className={styles.thumbnail}
      style={tokens(colors ? paletteOf(colors) : palettes[palette]) as CSSProperties}
      viewBox={`${-gap} ${-gap} ${gridColumns + gap} ${rows + gap}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      {blocks.map(block => (
        <g key={block.id}>
          <rect
            className={classes[block.type]}
            x={block.x}
            y={block.y}
            width={block.w - gap}
            height={block.h - gap}
            rx={block.type === 'result_card' ? corners[card.shape] : corners.rounded}
          />
          <Mark {...block} />
        </g>
      ))}
    </svg>
  );
}

import { gridColumns, type Layout } from '@loan-kereta/sdk/layouts';
import { tidied } from '../design/grid.ts';
import styles from './saved.module.css';

/** A layout in miniature: where its blocks are. */
export function Thumbnail({ layout }: { readonly layout: Layout }) {
  const blocks = tidied(layout.components);
  const rows = Math.max(1, ...blocks.map(({ y, h }) => y + h));
  return (
    <svg
      className={styles.thumbnail}
      viewBox={`-0.2 -0.2 ${gridColumns + 0.2} ${rows + 0.2}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      {blocks.map(({ id, type, x, y, w, h }) => (
        <rect
          key={id}
          className={type === 'result_card' ? styles.hero : undefined}
          x={x}
          y={y}
          width={w - 0.2}
          height={h - 0.2}
          rx="0.3"
        />
      ))}
    </svg>
  );
}

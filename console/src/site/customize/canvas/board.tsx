import { type BlockType, blockSizes, gridColumns, gridMeasures } from '@loan-kereta/sdk/layouts';
import { blockContents } from '@loan-kereta/widget/themes/custom/blocks.tsx';
import { boardClass } from '@loan-kereta/widget/themes/custom/layout.tsx';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { GridLayout, type LayoutItem } from 'react-grid-layout';
import { type PositionStrategy, setTransform } from 'react-grid-layout/core';
import { useMedia } from '../../../browser/media.ts';
import { useWords } from '../../../language/dictionary.ts';
import { select, useDesign } from '../design/design.ts';
import { fromGrid, toGrid } from '../design/grid.ts';
import { pageWidth, useView } from '../design/view.ts';
import { customizeWords } from '../words/words.ts';
import { useMoves } from './moves.ts';
import { useChosen } from './use-chosen.ts';

const { rowHeight, margin, padding } = gridMeasures;
const gridConfig = {
  cols: gridColumns,
  rowHeight,
  margin: [margin, margin],
  containerPadding: [padding, padding],
} as const;
/** How small a page is drawn when what its blocks hold can no longer be read with ease. */
const tooSmall = 0.8;
const handles = ['e', 's', 'se'] as const;

/** By key: columns and rows to go, or with Shift to grow. */
const steps: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The library’s own strategy for a scaled page forgets where on the page the grid begins. */
const scaled = (scale: number): PositionStrategy => ({ type: 'transform', scale, calcStyle: setTransform });

/** What a block holds. On a buyer's page its rows grow with that; here they do not, and it says so. */
function Block({ type }: { readonly type: BlockType }) {
  const text = useWords(customizeWords);
  const frame = useRef<HTMLDivElement>(null);
  const [grows, setGrows] = useState(false);
  useEffect(() => {
    const block = frame.current;
    if (!block) return;
    const observer = new ResizeObserver(() => setGrows(block.scrollHeight > block.clientHeight + 1));
    for (const each of [block, ...block.children]) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  const Content = blockContents[type];
  return (
    <>
      <div ref={frame} className={grows ? `block ${type} grows` : `block ${type}`} inert>
        <Content />
      </div>
      {grows && <span className="growing">{text.grows}</span>}
    </>
  );
}

/** The layout on its grid: each block of real parts, which are not to be used but moved, by hand or by keys. */
export function Board() {
  const text = useWords(customizeWords);
  const layout = useDesign(state => state.layout);
  const scale = useView(state => state.scale);
  const byTouch = useMedia('(pointer: coarse)');
  const { put, move, resize } = useMoves();
  const { components } = layout;
  const selected = useChosen();

  // What is chosen is in sight, also where what moves it has just come to lie.
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (byTouch && selected)
      article.current?.querySelector('.is-chosen')?.scrollIntoView({ block: 'nearest' });
  }, [byTouch, selected]);

  const items = useMemo(
    () =>
      toGrid(components).map((item, index) => {
        const chosen = components[index]?.type === selected;
        // A block that is not chosen yet leaves a touch to the page, which scrolls.
        return byTouch && !chosen ? { ...item, isDraggable: false, isResizable: false } : item;
      }),
    [components, selected, byTouch],
  );
  const dropped = (after: readonly LayoutItem[], _before: LayoutItem | null, item: LayoutItem | null) => {
    const type = components.find(({ id }) => id === item?.i)?.type;
    if (type) put(type, fromGrid(components, after));
  };
  const press = (type: BlockType) => (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    (event.shiftKey ? resize : move)(type, ...step);
  };

  return (
    <article
      ref={article}
      className={`${boardClass(layout)} is-edited${scale < tooSmall ? ' is-small' : ''}`}
    >
      <GridLayout
        width={pageWidth}
        layout={items}
        gridConfig={gridConfig}
        resizeConfig={{ handles }}
        positionStrategy={scaled(scale)}
        onDragStart={(_layout, _before, item) => select(components.find(({ id }) => id === item?.i)?.type)}
        onDragStop={dropped}
        onResizeStop={dropped}
      >
        {components.map(({ id, type, x, y, w, h }) => {
          const chosen = type === selected;
          return (
            <div key={id} className={chosen ? 'cell is-chosen' : 'cell'}>
              <Block type={type} />
              <button
                type="button"
                className={'static' in blockSizes[type] ? 'grip is-fixed' : 'grip'}
                aria-roledescription={text.block}
                aria-label={text.at(text.blocks[type], x + 1, y + 1, w, h)}
                aria-description={text.help}
                aria-pressed={chosen}
                title={text.blocks[type]}
                onClick={() => select(type)}
                onKeyDown={press(type)}
              />
            </div>
          );
        })}
      </GridLayout>
    </article>
  );
}

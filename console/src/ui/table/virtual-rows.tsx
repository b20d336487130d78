import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefCallback, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { BodyProps } from './all-rows.tsx';
import { usePhone } from './phone.ts';

/** How tall rows, all alike, and a card are until they are drawn, in px; how far cards stand apart; and how many wait out of sight. */
const rowHeight = 53;
const cardHeight = 128;
const cardGap = 12;
const overscan = 5;
/** So many rows before the end the next ones are asked for. */
const ahead = 30;

/** In place of the rows above or below. */
const Space = ({ height }: { readonly height: number }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: no row takes the focus.
  <tr aria-hidden="true" style={{ height }} data-space />
);

type Rows = Virtualizer<Window, HTMLElement> | Virtualizer<HTMLElement, HTMLElement>;

interface DrawnProps extends BodyProps {
  readonly rows: Rows;
  /** Told of a drawn row's element; absent for those that nobody has to measure. */
  readonly measure: (index: number) => RefCallback<HTMLElement> | undefined;
  /** What stands between two rows and beside a spacer, in px. */
  readonly gap: number;
}

function Drawn({ rows, measure, gap, count, draw, reveals, onEnd }: DrawnProps) {
  const drawn = rows.getVirtualItems();
  const last = drawn.at(-1)?.index ?? -1;
  useEffect(() => {
    if (last >= count - ahead) onEnd?.();
  }, [last, count, onEnd]);
  useEffect(() => {
    reveals.current = index => rows.scrollToIndex(index);
    return () => {
      reveals.current = null;
    };
  }, [rows, reveals]);
  const { scrollMargin } = rows.options;
  const above = (drawn[0]?.start ?? scrollMargin) - scrollMargin - gap;
  const below = rows.getTotalSize() - ((drawn.at(-1)?.end ?? scrollMargin) - scrollMargin) - gap;
  return (
    <>
      {above > 0 && <Space height={above} />}
      {drawn.map(({ index }) => draw(index, measure(index)))}
      {below > 0 && <Space height={below} />}
    </>
  );
}

/** Of rows that are alike one is measured: to measure each would have the browser lay out the table twice a frame. */
function InTable(props: BodyProps) {
  const [height, setHeight] = useState(rowHeight);
  const measureFirst = useCallback((row: HTMLElement | null) => {
    if (row) setHeight(row.offsetHeight);
  }, []);
  const rows = useVirtualizer<HTMLElement, HTMLElement>({
    count: props.count,
    getScrollElement: () => props.scroll,
    estimateSize: () => height,
    overscan,
    // About what a table has of its window: the first rows are drawn with it, and not only once it is measured.
    initialRect: { width: 0, height: window.innerHeight * 0.7 },
    // What has the focus is not hidden under the head.
    scrollPaddingStart: 48,
  });
  useEffect(() => {
    if (height !== rowHeight) rows.measure();
  }, [rows, height]);
  return <Drawn {...props} rows={rows} measure={index => (index === 0 ? measureFirst : undefined)} gap={0} />;
}

function InPage(props: BodyProps) {
  const [top, setTop] = useState(0);
  const { scroll } = props;
  useLayoutEffect(() => setTop((scroll?.getBoundingClientRect().top ?? 0) + window.scrollY), [scroll]);
  const rows = useWindowVirtualizer<HTMLElement>({
    count: props.count,
    estimateSize: () => cardHeight,
    gap: cardGap,
    overscan,
    scrollMargin: top,
    scrollPaddingStart: 80,
  });
  return <Drawn {...props} rows={rows} measure={() => rows.measureElement} gap={cardGap} />;
}

/** Only those rows of a long list that can be seen, and some around them. */
export function VirtualRows(props: BodyProps) {
  return usePhone() ? <InPage {...props} /> : <InTable {...props} />;
}

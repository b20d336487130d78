import { useEffect } from 'react';

/** Where arrow keys are somebody else's: what is typed into, chosen from, or lies over the page. */
const others = 'input:not([type=search], [type=checkbox]), textarea, select, [role=combobox], [role=listbox]';
const above = '[role=dialog], [role=menu], [role=tablist], [contenteditable]';

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: index => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
};

interface Rows {
  readonly count: number;
  /** Has a row drawn that is out of sight, where not all of them are. */
  readonly reveal: (index: number) => void;
}

/**
 * Lets the arrow keys walk the rows, from the search or from anywhere that has no use for them. A row says its place by
 * `data-index`, and what takes the focus in it by `data-opens`; Enter then opens it, as it is a button.
 */
export function useRowKeys(table: HTMLElement | null, { count, reveal }: Rows): void {
  useEffect(() => {
    const opener = (index: number) =>
      table?.querySelector<HTMLElement>(`[data-index="${index}"] [data-opens]`);
    const focus = (index: number) => {
      reveal(index);
      // By the next frame it is drawn.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => opener(index)?.focus({ preventScroll: false })),
      );
    };
    const press = (event: KeyboardEvent) => {
      const step = steps[event.key];
      const { target } = event;
      if (!step || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
        return;
      if (!(target instanceof HTMLElement) || !table || count === 0 || target.closest(`${others}, ${above}`))
        return;
      const within = target.closest<HTMLElement>('[data-index]');
      // Only among the rows: elsewhere these lead to the ends of the page, or of what is typed.
      if (!within && event.key !== 'ArrowDown') return;
      event.preventDefault();
      const index = within ? step(Number(within.dataset.index), count - 1) : 0;
      const there = opener(index);
      if (there) there.focus();
      else focus(index);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [table, count, reveal]);
}

import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './tabs.module.css';

interface TabsProps<Value extends string> {
  /** What the tabs are of. */
  readonly label: string;
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  readonly tabs: readonly { readonly value: Value; readonly label: ReactNode; readonly content: ReactNode }[];
  /** Set where leaving one is asked about: the focus alone, which an answer gives back, then chooses none. */
  readonly byPress?: boolean;
}

/** Marks on which sides of a list more of it lies than can be seen. */
function markEnds(list: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = list;
  list.toggleAttribute('data-before', scrollLeft > 1);
  list.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
}

/** Parts of one matter, of which one is shown. Only that one is drawn. */
export function Tabs<Value extends string>({
  label,
  value,
  onChoose,
  tabs,
  byPress = false,
}: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  // Where they have no room beside each other, the one that is shown is not the one that is cut.
  useEffect(() => {
    const active = list.current?.querySelector<HTMLElement>(`[data-value="${value}"]`);
    if (!list.current || !active) return;
    list.current.scrollLeft = active.offsetLeft - (list.current.clientWidth - active.offsetWidth) / 2;
  }, [value]);
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const mark = () => markEnds(current);
    const watch = new ResizeObserver(mark);
    for (const each of [current, ...current.children]) watch.observe(each);
    current.addEventListener('scroll', mark, { passive: true });
    return () => {
      watch.disconnect();
      current.removeEventListener('scroll', mark);
    };
  }, []);
  return (
    <BaseTabs.Root className={styles.tabs} value={value} onValueChange={onChoose}>
      <BaseTabs.List ref={list} className={styles.list} aria-label={label} activateOnFocus={!byPress}>
        {tabs.map(tab => (
          <BaseTabs.Tab key={tab.value} className={styles.tab} value={tab.value} data-value={tab.value}>
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map(tab => (
        <BaseTabs.Panel key={tab.value} className={styles.panel} value={tab.value}>
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}

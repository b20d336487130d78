import { Collapsible } from '@base-ui/react/collapsible';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useMedia } from '../browser/media.ts';
import styles from './folding-card.module.css';

interface FoldingCardProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** What stands at the end of the title's line; unfolded on a phone, above the rest. */
  readonly aside?: ReactNode;
  /** What there is to know of it while it is folded. */
  readonly state?: ReactNode;
  /** The part of the address that unfolds it and leads to it. */
  readonly id?: string;
  /** Whether it does so at all. */
  readonly folds?: boolean;
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
}

/**
 * One matter of a page that has many: a card where there is room, and on a phone its name and how it stands, until it is
 * pressed or the browser finds a word in it.
 */
export function FoldingCard({
  title,
  text,
  aside,
  state,
  id,
  folds = true,
  startsOpen = false,
  children,
}: FoldingCardProps) {
  const titleId = useId();
  const isPhone = useMedia('(max-width: 40rem)');
  const canFold = isPhone && folds;
  const [isOpen, setOpen] = useState(startsOpen);
  const { hash, key } = useLocation();
  const isAsked = id !== undefined && hash === `#${id}`;
  const card = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that somebody is led here
  useEffect(() => {
    if (!isAsked) return;
    setOpen(true);
    card.current?.focus();
  }, [isAsked, key]);
  const name = <span id={titleId}>{title}</span>;
  return (
    <Collapsible.Root
      open={!canFold || isOpen}
      onOpenChange={setOpen}
      render={<section ref={card} />}
      id={id}
      tabIndex={-1}
      className={canFold ? styles.folding : styles.card}
      aria-labelledby={titleId}
    >
      {canFold ? (
        <h2 className={styles.title}>
          <Collapsible.Trigger className={styles.trigger}>
            {name}
            {!isOpen && state !== undefined && <span className={styles.state}>{state}</span>}
            <ChevronDown className={styles.arrow} aria-hidden="true" />
          </Collapsible.Trigger>
        </h2>
      ) : (
        <div className={styles.head}>
          <h2 className={styles.title}>{name}</h2>
          {aside}
        </div>
      )}
      <Collapsible.Panel hiddenUntilFound>
        <div className={styles.body}>
          {canFold && aside && <div>{aside}</div>}
          {text !== undefined && <p className={styles.text}>{text}</p>}
          {children}
        </div>
      </Collapsible.Panel>
    </Collapsible.Root>
  );
}

import type { ReactNode } from 'react';

interface FoldProps {
  readonly name: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** The class of parts/surfaces for its colour. */
  readonly ground: string;
  readonly title: string;
  /** What is chosen inside, for when it is closed. */
  readonly summary: string;
  /** What stands under the title, open or closed. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One section of an accordion, after the WAI-ARIA pattern: a button in a heading that shows and hides a region. */
export function Fold({ name, open, onToggle, ground, title, summary, aside, children }: FoldProps) {
  return (
    <div className={`fold ${name} ${ground} ${open ? 'open' : ''}`}>
      <h2>
        <button
          type="button"
          id={`${name}-button`}
          className="toggle"
          aria-expanded={open}
          aria-controls={`${name}-panel`}
          onClick={onToggle}
        >
          <span className="name">{title}</span>
          <bdi className="summary lk-fit" translate="no">
            {summary}
          </bdi>
          <span className="sign" />
        </button>
      </h2>
      {aside}
      <section id={`${name}-panel`} className="panel" aria-labelledby={`${name}-button`}>
        <div className="inside">
          <div className="content">{children}</div>
        </div>
      </section>
    </div>
  );
}

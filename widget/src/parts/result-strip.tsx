import { formatRM } from '@loan-kereta/sdk/loan';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { adopting } from '../ui/adopt.ts';
import { messageQuery } from './buyer-message.ts';
import { mayBeOffered } from './ceiling.tsx';
import { useWidget } from './context.tsx';
import css from './result-strip.css?inline';

const adopt = adopting(css);

/** What of a theme's figure the strip takes over, so that it speaks in the theme's own voice. */
const voice = ['fontFamily', 'fontWeight', 'fontStyle', 'textShadow'] as const;

interface Manner {
  /** The class of the ground that the theme's figure stands on. */
  readonly ground: string;
  readonly figure: CSSProperties;
  readonly button: CSSProperties;
}

/** How a theme draws its figure and its way to the advisor. */
function mannerOf(hero: Element, widget: Element): Manner {
  const figure = getComputedStyle(hero.querySelector('.lk-figure') ?? hero);
  const button = widget.querySelector('.lk-whatsapp');
  return {
    ground: /\bon-\w+/.exec(hero.closest('.on-primary, .on-dark, .on-light')?.className ?? '')?.[0] ?? '',
    figure: {
      ...Object.fromEntries(voice.map(name => [name, figure[name]])),
      // In proportion: the theme's own figure is several times as large.
      letterSpacing: `${Number.parseFloat(figure.letterSpacing) / Number.parseFloat(figure.fontSize) || 0}em`,
    },
    button: button ? { borderRadius: getComputedStyle(button).borderRadius } : {},
  };
}

/** Of the figure no more is left than the strip covers: as high as the strip is. */
const stripHeight = 60;

/** What a page's own head covers at the top of its window, as far as the page says so. */
const coveredByPage = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/**
 * Keeps the figure in sight: once the theme's own leaves at the top, car, figure and the way to the advisor stick
 * there, as long as some of the calculator is in sight. It sticks inside the calculator, never to the page around it.
 */
export function ResultStrip() {
  const widget = useWidget();
  const { words, model, variant, loan, advisor, onShare, onEdit } = widget;
  const [manner, setManner] = useState<Manner>();
  // Only asked for after a layout: before it, the page would have to be laid out for the answer.
  const [covered, setCovered] = useState(0);
  const anchor = useRef<HTMLDivElement>(null);
  const watch = useRef<{ hero?: Element | null; covered?: number; end?: () => void }>({});

  // Whatever changes may have drawn another figure: another theme, a section that was opened.
  useEffect(() => {
    const drawn = anchor.current?.parentElement;
    const hero = drawn?.querySelector('[part~=instalment]');
    const { current } = watch;
    if (current.hero === hero && current.covered === covered) return;
    current.end?.();
    watch.current = { hero, covered };
    setManner(undefined);
    if (!drawn || !hero) return;
    const end = covered + stripHeight;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const { height, bottom } = entry.boundingClientRect;
        const isAbove = !entry.isIntersecting && height > 0 && bottom <= end + 1;
        setCovered(coveredByPage());
        setManner(isAbove ? mannerOf(hero, drawn) : undefined);
      },
      { rootMargin: `${-end}px 0px 0px` },
    );
    observer.observe(hero);
    watch.current.end = () => observer.disconnect();
  });
  useEffect(() => () => watch.current.end?.(), []);

  return (
    <div ref={anchor} className="lk-strip-anchor" style={{ top: `${covered}px` }}>
      {manner && loan && (
        <div ref={adopt} part="result-strip" className={`lk-strip ${manner.ground}`}>
          <p className="lk-strip-car" translate="no">
            <b>{model?.name}</b>
            <span>{variant?.name}</span>
          </p>
          <p className="lk-strip-figure" style={manner.figure}>
            <span key={loan.instalment} translate="no">
              {formatRM(loan.instalment)}
            </span>{' '}
            <small>{words.perMonth}</small>
          </p>
          {!onEdit && advisor.phone && mayBeOffered(widget) && (
            <a
              className="lk-strip-ask"
              style={manner.button}
              href={`https://wa.me/${advisor.phone}${messageQuery(widget)}`}
              target="_blank"
              rel="noopener"
              onClick={onShare}
            >
              <span className="lk-sr">{words.whatsapp}</span>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M12 3a9 9 0 0 0-7.7 13.6L3 21l4.5-1.2A9 9 0 1 0 12 3Zm-3.4 4.6c.3 0 .5 0 .7.5l.8 1.8c.1.3 0 .5-.2.8l-.6.7c.8 1.5 1.9 2.5 3.4 3.2l.8-.9c.2-.2.4-.3.7-.2l1.8.9c.4.2.4.4.4.6 0 1.3-1.2 2.2-2.3 2.1-3.3-.3-6.6-3.6-6.9-6.8 0-1.3.6-2.5 1.4-2.7Z" />
              </svg>
            </a>
          )}
        </div>
      )}
    </div>
  );
}

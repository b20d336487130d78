import { useEffect, useRef } from 'react';
import { useWidget } from './context.tsx';

/** How long a figure rolls, in ms. */
const duration = 260;

/**
 * Rolls the theme's figure into place when it changes: upwards to more, downwards to less, seen through a window of its
 * own height. What it says is right from the first moment on. A theme whose figure moves in its own way says
 * `--roll: none`; one that is still rolling, as while a slider is dragged, is left to it.
 */
export function Roll() {
  const { loan } = useWidget();
  const anchor = useRef<HTMLSpanElement>(null);
  const before = useRef<{ figure?: Element | null; instalment?: number | undefined }>({});
  const instalment = loan?.instalment;
  useEffect(() => {
    const figure = anchor.current?.parentElement?.querySelector('[part~=instalment] .lk-figure');
    const { figure: same, instalment: last } = before.current;
    before.current = { figure, instalment };
    if (!figure || figure !== same || instalment === undefined || last === undefined || instalment === last)
      return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const isItsOwn = getComputedStyle(figure).getPropertyValue('--roll') === 'none';
    if (isItsOwn || figure.getAnimations().length > 0) return;
    const way = instalment > last ? 1 : -1;
    const clip = way > 0 ? 'inset(0 -60% 70%)' : 'inset(70% -60% 0)';
    figure.animate(
      [
        { transform: `translateY(${way * 70}%)`, clipPath: clip },
        { transform: 'none', clipPath: 'inset(-20% -60%)' },
      ],
      { duration, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
    );
  }, [instalment]);
  return <span ref={anchor} hidden />;
}

import type { OwnCalculator } from '@loan-kereta/sdk/contract';
import { paletteOf, tokens } from '@loan-kereta/sdk/palettes';
import { createMount } from '@loan-kereta/widget/mount';
import { CustomLayout } from '@loan-kereta/widget/themes/custom/layout.tsx';
import customCss from '@loan-kereta/widget/themes/custom/theme.css?inline';
import { loadWordsFromSource } from '@loan-kereta/widget/themes/from-source';
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import gridCss from 'react-grid-layout/css/styles.css?inline';
import { inPalette } from '../../../calculator/copy.ts';
import { useWords } from '../../../language/dictionary.ts';
import { useLanguage } from '../../../language/language.ts';
import { useSession } from '../../../session/advisor.ts';
import { useDesign } from '../design/design.ts';
import { devices, pageWidth, useView } from '../design/view.ts';
import { customizeWords } from '../words/words.ts';
import boardCss from './board.css?inline';
import { Board } from './board.tsx';
import styles from './canvas.module.css';
import smallCss from './small.css?inline';

/** The calculator's theme while it is being made: on its grid, or as a buyer will have it. */
function Stage() {
  const layout = useDesign(state => state.layout);
  const preview = useView(state => state.preview);
  const mayHaveColors = useSession(state => state.access.features?.own_branding);
  const colors = mayHaveColors ? layout.colors : null;
  return (
    // What parts make of a palette is made anew within it.
    <div className="on-light" style={colors ? (tokens(paletteOf(colors)) as CSSProperties) : undefined}>
      {preview ? <CustomLayout layout={layout} /> : <Board />}
    </div>
  );
}

const mount = createMount({
  theme: async () => ({ default: Stage, css: customCss + gridCss + boardCss + smallCss }),
  words: loadWordsFromSource,
});

/** The width that there is and the height that the page takes, as they change, in px. */
function useSize<Node extends HTMLElement>() {
  const ref = useRef<Node>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const node = ref.current;
    if (!node) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: node.clientWidth, height: node.clientHeight }),
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return [ref, size] as const;
}

/** The layout, made of the advisor's real calculator, drawn as small as it takes to see its whole width. */
export function Canvas({ data }: { readonly data: OwnCalculator }) {
  const text = useWords(customizeWords);
  const lang = useLanguage(state => state.language);
  const preview = useView(state => state.preview);
  const [frame, room] = useSize<HTMLDivElement>();
  const [host, page] = useSize<HTMLDivElement>();
  const mounted = useRef<ReturnType<typeof mount>>(undefined);

  const width = preview ? devices[preview] : pageWidth;
  const scale = Math.min(1, room.width / width) || 1;
  useEffect(() => useView.setState({ scale }), [scale]);

  useEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const request = async () => inPalette(data);
    mounted.current = mount({
      root,
      options: { lang: useLanguage.getState().language },
      answer: request(),
      request,
      // Nobody listens: the layout is being made, not used.
      emit: () => undefined,
    });
    return () => mounted.current?.unmount();
  }, [data, host]);
  useEffect(() => mounted.current?.update({ lang }), [lang]);

  return (
    <section
      className={preview ? styles.band : `${styles.band} ${styles.kept}`}
      style={{ '--board': `${page.height * scale}px` } as CSSProperties}
      aria-label={preview ? text.preview : text.canvas}
    >
      {/* What the grid's library would otherwise add as a style element, which our policy does not allow. */}
      <span id="react-draggable-style-el" hidden />
      <div ref={frame} className={styles.frame} style={{ height: 'var(--board)' }}>
        <div
          ref={host}
          className={styles.page}
          style={
            {
              width,
              marginLeft: Math.max(0, (room.width - width * scale) / 2),
              transform: `scale(${scale})`,
              '--scale': scale,
            } as CSSProperties
          }
        />
      </div>
    </section>
  );
}

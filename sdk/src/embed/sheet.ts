const sheets: Record<string, CSSStyleSheet> = {};

/** One stylesheet object for each text, shared by every calculator on the page; a constructed sheet needs no CSP leave. */
export function sheet(css: string): CSSStyleSheet {
  if (!sheets[css]) {
    sheets[css] = new CSSStyleSheet();
    sheets[css].replaceSync(css);
  }
  return sheets[css];
}

/** Writes a stylesheet for this engine: as it is, until code for an older engine replaces this. */
export const engine = { css: (text: string) => text };

/**
 * Puts a stylesheet on a shadow root. Where sheets cannot be constructed (Safari before 16.4) it is an element.
 * @returns takes it off
 */
export function applySheet(root: ShadowRoot, text: string): () => void {
  const css = engine.css(text);
  try {
    const made = sheet(css);
    // Below Chromium 99 the list is frozen.
    if (!root.adoptedStyleSheets.includes(made)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, made];
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter(each => each !== made);
    };
  } catch {
    const style = Object.assign(document.createElement('style'), { textContent: css });
    root.append(style);
    return () => style.remove();
  }
}

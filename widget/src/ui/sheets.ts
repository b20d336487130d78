const sheets = new Map<string, CSSStyleSheet>();

/** One stylesheet object for each text, shared by every widget on the page; a constructed sheet needs no CSP leave. */
export function sheet(css: string): CSSStyleSheet {
  let made = sheets.get(css);
  if (!made) {
    made = new CSSStyleSheet();
    made.replaceSync(css);
    sheets.set(css, made);
  }
  return made;
}

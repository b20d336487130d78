import { sheet } from './sheets.ts';

/** A ref that brings a stylesheet into the shadow root that its element is drawn in. */
export const adopting = (css: string) => (node: Element | null) => {
  const root = node?.getRootNode();
  if (root instanceof ShadowRoot && !root.adoptedStyleSheets.includes(sheet(css))) {
    root.adoptedStyleSheets.push(sheet(css));
  }
};

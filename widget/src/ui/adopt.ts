import { applySheet, engine } from '@loan-kereta/sdk/embed';

/** A ref that brings a stylesheet into the shadow root that its element is drawn in, once. */
export const adopting = (css: string) => (node: Element | null) => {
  const root = node?.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  const styles = [...root.querySelectorAll('style')];
  if (!styles.some(({ textContent }) => textContent === engine.css(css))) applySheet(root, css);
};

import { render, type VNode } from 'preact';

/** React's `createRoot`, as far as the widget goes. */
export const createRoot = (container: HTMLElement) => ({
  render: (node: VNode) => render(node, container),
  unmount: () => render(null, container),
});

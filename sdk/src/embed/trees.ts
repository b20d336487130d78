/** Every open shadow root of the page below a node, and that node itself. */
export function treesIn(tree: Document | ShadowRoot): (Document | ShadowRoot)[] {
  const inner = [...tree.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? treesIn(shadowRoot) : [],
  );
  return [tree, ...inner];
}

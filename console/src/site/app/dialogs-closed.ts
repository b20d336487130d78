/** Resolves once no dialog is open in a root; at once where none is. */
export function dialogsClosed(root: ShadowRoot): Promise<void> {
  const isOpen = () => root.querySelector('dialog[open]') !== null;
  return new Promise(resolve => {
    if (!isOpen()) return resolve();
    const observer = new MutationObserver(() => {
      if (isOpen()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['open'] });
  });
}

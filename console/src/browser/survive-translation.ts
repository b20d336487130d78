/** The node that a translator put in place of a text node, by that text node. */
const standIns = new WeakMap<Node, ChildNode>();

function note(records: readonly MutationRecord[]): void {
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    // React updated a text node that is not in the page: it takes its place back, and the translator sees new text.
    if (!target.isConnected) standIns.get(target)?.replaceWith(target);
    for (const text of removedNodes) {
      const standIn = [...addedNodes, previousSibling, nextSibling].find(node => node?.nodeName === 'FONT');
      if (!(text instanceof Text && standIn)) continue;
      standIns.set(text, standIn as ChildNode);
      observer.observe(text, { characterData: true });
    }
  }
}
const observer = new MutationObserver(note);

/** The child of `parent` that holds `node` or stands in its place, if there is one. */
function placeOf(parent: Node, node: Node): Node | null | undefined {
  note(observer.takeRecords());
  let place: Node | null | undefined = node.parentNode ? node : standIns.get(node);
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place;
}

/**
 * Lets React go on in a page that the browser translates. A translator wraps each text node in `<font>` elements, or
 * replaces it by them, while React still removes that node, inserts before it and writes to it. See record 19.
 */
export function surviveTranslation(): void {
  observer.observe(document, { childList: true, subtree: true });
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const place = before && before.parentNode !== this ? placeOf(this, before) : before;
    insertBefore.call(this, node, place ?? null);
    return node;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    const place = node.parentNode === this ? node : placeOf(this, node);
    if (place) removeChild.call(this, place);
    return node;
  };
}

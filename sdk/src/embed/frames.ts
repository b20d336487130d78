/**
 * `/loan-kereta-frame.js`, for pages that show an advisor's page in a frame: makes each `<iframe data-loan-kereta>` as
 * high as its content, also in an open shadow root. Without this script a frame keeps its `height` and scrolls.
 * However often a page runs the script, it hears messages once, and none while the page has no such frame, which it watches
 * for.
 */

import { checkFragment } from './check-report.ts';
import { treesIn } from './trees.ts';

/** Asks the page in a frame to send its height again. */
const question = 'loan-kereta:height';

/** The pause in ms between a change of the page and the search for frames, so that a busy page pays for one of many. */
const searchPause = 300;

/** The tag of this script; null where a tag manager or a module hides it. */
const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript : null;

/** The origin that this script came from; undefined where its tag is hidden. */
const home = script?.src ? new URL(script.src).origin : undefined;

/**
 * Whether a frame may still show our page, and not one that it went on to. A sandboxed page's origin is `null`. The frame's
 * `src` adds an origin and takes none away: loaders of lazy frames leave no `src`.
 */
const isOurs = (origin: string, { src }: HTMLIFrameElement): boolean =>
  home === undefined || origin === home || origin === 'null' || src.startsWith(`${origin}/`);

/** The height in px of an `iframe.resize`, the message that Embedly and those after it understand. */
function heightOf(data: unknown): number | undefined {
  try {
    const { context, height } = JSON.parse(String(data));
    return context === 'iframe.resize' && Number.isInteger(height) && height > 0 ? height : undefined;
  } catch {
    return undefined;
  }
}

/** Borders and padding in px, which a page's reset may count as height. Read from the style: a hidden frame has no box. */
function edgesOf(frame: HTMLIFrameElement): number {
  const style = getComputedStyle(frame);
  if (style.boxSizing !== 'border-box') return 0;
  const edges = [style.borderTopWidth, style.borderBottomWidth, style.paddingTop, style.paddingBottom];
  return edges.reduce((sum, edge) => sum + (Number.parseFloat(edge) || 0), 0);
}

function setHeight(frame: HTMLIFrameElement, height: number) {
  // A host's sheet may have `height` and `max-height` with `!important`; an element's own important style outranks it.
  frame.style.setProperty('height', `${height + edgesOf(frame)}px`, 'important');
  frame.style.setProperty('max-height', 'none', 'important');
}

/** Finds the frames of the page now and after each change, and hears them. @returns the search, for another copy of the script */
function watchFrames(): () => void {
  let frames: readonly HTMLIFrameElement[] = [];
  let isDue = false;

  const searchSoon = () => {
    if (isDue) return;
    isDue = true;
    setTimeout(search, searchPause);
  };
  const isElement = (node: Node) => node instanceof Element;
  const observer = new MutationObserver(changes => {
    // Texts that change, such as a ticker's, bring no frame.
    if (
      changes.some(
        ({ type, addedNodes, removedNodes }) =>
          type === 'attributes' || [...addedNodes, ...removedNodes].some(isElement),
      )
    )
      searchSoon();
  });
  // A shadow root that is attached later is no mutation; a frame in it makes the page higher.
  new ResizeObserver(searchSoon).observe(document.documentElement);

  const hear = ({ source, origin, data }: MessageEvent) => {
    const height = heightOf(data);
    if (!height) return;
    const frame = frames.find(({ contentWindow }) => contentWindow === source);
    if (frame && isOurs(origin, frame)) setHeight(frame, height);
  };

  const search = () => {
    isDue = false;
    const trees = treesIn(document);
    for (const tree of trees)
      observer.observe(tree, { childList: true, subtree: true, attributeFilter: ['data-loan-kereta'] });
    const found = trees.flatMap(tree => [
      ...tree.querySelectorAll<HTMLIFrameElement>('iframe[data-loan-kereta]'),
    ]);
    const added = found.filter(frame => !frames.includes(frame));
    frames = found;
    // The same listener added twice is one.
    if (found.length > 0) addEventListener('message', hear);
    else removeEventListener('message', hear);
    // A frame may have sent its height before anybody listened. Any page in it may learn that it is asked.
    for (const { contentWindow } of added) contentWindow?.postMessage(question, '*');
  };
  return search;
}

/** The name of the running copy on the page's window: a symbol, so that no list of globals changes. */
const running = Symbol.for('loan-kereta:frames');
const page = window as { [running]?: () => void };
page[running] ??= watchFrames();
page[running]();

// The other script reports for a check, whose mark is in the page's fragment; it draws nothing without an element.
if (home && location.hash.match(checkFragment))
  document.head.append(
    Object.assign(document.createElement('script'), { nonce: script?.nonce, src: `${home}/loan-kereta.js` }),
  );

/**
 * `/loan-kereta-frame.js`, for pages that show an advisor's page in a frame: makes each `<iframe data-loan-kereta>` as
 * high as what it shows, so that nothing scrolls inside of it. Without this script a frame keeps its `height`.
 */

/** What the page in a frame understands: it says its height again. */
const question = 'loan-kereta:height';

const sizedFrames = () => document.querySelectorAll<HTMLIFrameElement>('iframe[data-loan-kereta]');

/** The frame that has spoken, when it shows what its `src` says and not some page that it went on to. */
const speaker = ({ source, origin }: MessageEvent): HTMLIFrameElement | undefined =>
  [...sizedFrames()].find(frame => frame.contentWindow === source && frame.src.startsWith(`${origin}/`));

/** The height in px of an `iframe.resize`, the message that Embedly and those after it understand. */
function heightOf(data: unknown): number | undefined {
  try {
    const { context, height } = JSON.parse(String(data));
    return context === 'iframe.resize' && Number.isInteger(height) && height > 0 ? height : undefined;
  } catch {
    return undefined;
  }
}

addEventListener('message', event => {
  const frame = speaker(event);
  const height = frame && heightOf(event.data);
  if (!height) return;
  // Many a page's reset counts the border of a frame as part of its height.
  const isWhole = getComputedStyle(frame).boxSizing === 'border-box';
  frame.style.height = `${isWhole ? height + frame.offsetHeight - frame.clientHeight : height}px`;
});

// What was there before this script has spoken already. Whoever is in the frame may hear that it is asked.
for (const { contentWindow } of sizedFrames()) contentWindow?.postMessage(question, '*');

import { nextTask } from '../../browser/next-task.ts';
import { begin } from './begin.ts';

// To have read all of these modules is a task long enough.
await nextTask();
const host = begin();

/** How long a figure is waited for that the browser does not report as seen, in ms. */
const most = 400;

/** Calls back once what the document has now is on the screen: a slow phone takes longer to draw it than to lay it out. */
function onceSeen(act: () => void): void {
  const done = () => {
    observer.disconnect();
    clearTimeout(timer);
    act();
  };
  // Of all that tells of a frame only this tells when it is on the screen; the figure is the largest that this page has by then.
  const observer = new PerformanceObserver(done);
  const timer = setTimeout(done, most);
  observer.observe({ type: 'largest-contentful-paint' });
}

/** Starts what waited, one fetch a task: twenty in one would hold a slow phone up for a tenth of a second. */
async function release(later: HTMLTemplateElement): Promise<void> {
  for (const fetched of [...later.content.children]) {
    later.before(fetched);
    await nextTask();
  }
  later.remove();
}

// A script of its own in the document of /app, before the page's. What stands around the calculator is fetched once its
// figure has been seen, so that the two share neither a slow connection nor a slow processor.
function look(): void {
  const later = document.querySelector<HTMLTemplateElement>('#later');
  // Without a car to calculate for there is no figure: what is fetched in the end ends this, too.
  if (!later) return;
  if (host.shadowRoot?.querySelector('[part~=instalment]')) {
    onceSeen(() => release(later));
  } else requestAnimationFrame(look);
}
look();

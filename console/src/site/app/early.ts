import { begin } from './begin.ts';

const host = begin();

// A script of its own in the document of /app, before the page's. What stands around the calculator is fetched once its
// figure has been seen, so that the two share neither a slow connection nor a slow processor.
function look(): void {
  const later = document.querySelector<HTMLTemplateElement>('#later');
  // Without a car to calculate for there is no figure: what is fetched in the end ends this, too.
  if (!later) return;
  if (host.shadowRoot?.querySelector('[part~=instalment]'))
    setTimeout(() => later.replaceWith(later.content));
  else requestAnimationFrame(look);
}
look();

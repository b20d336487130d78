import { begin } from './begin.ts';

const host = begin();

// A script of its own in the document of /app, before the page's. What stands around the calculator is fetched once its
// figure has been seen, so that the two share neither a slow connection nor a slow processor.
function look(): void {
  if (!host.shadowRoot?.querySelector('[part~=instalment]')) {
    requestAnimationFrame(look);
    return;
  }
  setTimeout(() => {
    const later = document.querySelector<HTMLTemplateElement>('#later');
    later?.replaceWith(later.content);
  });
}
look();

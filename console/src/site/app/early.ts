import { begin } from './begin.ts';

// A script of its own in the document of /app, before the page's. What stands around the calculator is fetched once that
// can be seen, so that the two share neither a slow connection nor a slow processor.
begin().then(() =>
  requestAnimationFrame(() =>
    setTimeout(() => {
      const later = document.querySelector<HTMLTemplateElement>('#later');
      later?.replaceWith(later.content);
    }),
  ),
);

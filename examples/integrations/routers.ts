import type { Integration } from './integration.ts';
import { installNpm, serve, versionsOf } from './npm-site.ts';
import { firstFigure, snippetsOf } from './snippets.ts';
import { walk } from './walk.ts';

const packages = {
  '@hotwired/turbo': '8.0.23',
  'htmx.org': '4.0.1',
  swup: '4.10.0',
  '@barba/core': '2.10.3',
};

/** The tags by which each begins, by its own documentation, and the markup that it wants around a page's content. */
const routers: Readonly<Record<string, { head: string; body?: string; around: readonly [string, string] }>> =
  {
    Turbo: {
      head: '<script type="module" src="/@hotwired/turbo/dist/turbo.es2017-esm.js"></script>',
      around: ['', ''],
    },
    htmx: {
      head: '<script src="/htmx.org/dist/htmx.min.js"></script>',
      body: 'hx-boost:inherited="true"',
      around: ['', ''],
    },
    swup: {
      head: '<script src="/swup/dist/Swup.umd.js"></script><script>addEventListener("DOMContentLoaded", () => new Swup({ animationSelector: false }))</script>',
      around: ['<main id="swup">', '</main>'],
    },
    barba: {
      head: '<script src="/@barba/core/dist/barba.umd.js"></script><script>addEventListener("DOMContentLoaded", () => barba.init({ transitions: [{ name: "plain", leave() {}, enter() {} }] }))</script>',
      around: [
        '<div data-barba="wrapper"><main data-barba="container" data-barba-namespace="page">',
        '</main></div>',
      ],
    },
  };

/** Programs that change a page's content in place of loading the next page, with the line that the Embed page gives. */
export const routerSites: Integration = {
  name: 'routers',
  about:
    'Loader, or the frame’s script, in the head of every page; element, or frame, in the content. Neither swup nor barba runs a script in new content. Each cell: loaded, by a route, back and forward, from the other page.',
  async start(at) {
    const folder = await installNpm('routers', packages);
    const { loader, element, frame, frameScript } = snippetsOf(at);
    const pages: Record<string, string> = {};
    const sites: { name: string; path: string; home: string }[] = [];
    for (const [name, { head, body = '', around }] of Object.entries(routers))
      for (const [way, script, content] of [
        ['element', loader, element],
        ['frame', frameScript, frame],
      ] as const) {
        const path = `/${name}/${way}`;
        const page = (title: string, inner: string) =>
          `<!doctype html><html lang="ms"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${head}${script}</head><body ${body}>${around.join(`<h1>${title}</h1>${inner}`)}</body></html>`;
        pages[`${path}/`] = page('Laman', `<a href="${path}/kereta">Kereta</a>`);
        pages[`${path}/kereta`] = page('Kereta', `${content}<p><a href="${path}/">Laman</a></p>`);
        sites.push({ name: `${name}, ${way}`, path: `${path}/kereta`, home: `${path}/` });
      }
    const { home, stop } = await serve(`${folder}/node_modules`, pages);
    const posts = sites.map(site => ({
      name: site.name,
      url: home + site.path,
      figure: firstFigure,
      look: walk(firstFigure, home + site.home),
    }));
    return { versions: versionsOf(packages), posts, stop };
  },
};

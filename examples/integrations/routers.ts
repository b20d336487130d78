import type { Integration, Post } from './integration.ts';
import { installNpm, serve, versionsOf } from './npm-site.ts';
import { strictPolicy } from './policy.ts';
import { firstFigure, snippetsOf } from './snippets.ts';
import { walk } from './walk.ts';

const figures = [firstFigure, firstFigure];

const packages = {
  '@hotwired/turbo': '8.0.23',
  'htmx.org': '4.0.1',
  swup: '4.10.0',
  '@barba/core': '2.10.3',
};

/** Turbo gives it to the style sheet of its progress bar. */
const nonce = 'laman';

/** The tags by which each begins, by its own documentation, and the markup that it wants around a page's content. */
const routers: Readonly<Record<string, { head: string; body?: string; around: readonly [string, string] }>> =
  {
    Turbo: {
      head: `<meta name="csp-nonce" content="${nonce}"><script type="module" src="/@hotwired/turbo/dist/turbo.es2017-esm.js"></script>`,
      around: ['', ''],
    },
    htmx: {
      head: `<meta name="htmx-config" content='{ "includeIndicatorCSS": false }'><script src="/htmx.org/dist/htmx.min.js"></script>`,
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
    'Loader, or the frame’s script, in the head of every page; two elements, or two frames, in the content. Neither swup nor barba runs a script in new content. Each time: loaded, by a route, back and forward, from the other page. Under a strict policy the pages’ inline scripts are allowed by their hashes, and the calculator by the lines of the SDK’s README.',
  async start(at) {
    const folder = await installNpm('routers', packages);
    const { loader, element, frame, frameScript } = snippetsOf(at);
    const posts: Post[] = [];
    const stops: (() => Promise<void>)[] = [];
    const policyOf = (html: string) =>
      strictPolicy(at, html, html.includes('csp-nonce') ? { 'style-src': [`'nonce-${nonce}'`] } : {});
    for (const isStrict of [false, true]) {
      // A strict policy ignores style attributes, so that a frame's border is the page's own to remove.
      const [lines, sheet] = isStrict
        ? [frame.replace(' style="border:0"', ''), '<style>iframe { border: 0 }</style>']
        : [frame, ''];
      const pages: Record<string, string> = {};
      const { home, stop } = await serve(`${folder}/node_modules`, pages, isStrict ? policyOf : undefined);
      stops.push(stop);
      for (const [name, { head, body = '', around }] of Object.entries(routers))
        for (const [way, script, content] of [
          ['element', loader, element],
          ['frame', frameScript + sheet, lines],
        ] as const) {
          const path = `/${name}/${way}`;
          const page = (title: string, inner: string) =>
            `<!doctype html><html lang="ms"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${head}${script}</head><body ${body}>${around.join(`<h1>${title}</h1>${inner}`)}</body></html>`;
          const both = content + content.replaceAll('demo-basic', 'demo-premium');
          pages[`${path}/`] = page('Laman', `<a href="${path}/kereta">Kereta</a>`);
          pages[`${path}/kereta`] = page('Kereta', `${both}<p><a href="${path}/">Laman</a></p>`);
          posts.push({
            name: `${name}, ${way}${isStrict ? ', strict policy' : ''}`,
            url: `${home}${path}/kereta`,
            figure: figures.join(),
            look: walk(figures, `${home}${path}/`, isStrict),
          });
        }
    }
    const stop = async () => {
      for (const each of stops) await each();
    };
    return { versions: versionsOf(packages), posts, stop };
  },
};

import type { Page } from '@playwright/test';
import { bundle } from './bundle.ts';
import { convert, pageWith, postsOf } from './converted.ts';
import type { Integration, Post } from './integration.ts';
import { cellWords, htmlOf, lines, seenOf } from './lines.ts';
import { installNpm, serve, versionsOf } from './npm-site.ts';

const packages = {
  'sanitize-html': '2.18.1',
  dompurify: '3.4.18',
  unified: '11.0.5',
  'rehype-parse': '9.0.1',
  'rehype-sanitize': '6.0.0',
  'rehype-stringify': '10.0.1',
  xss: '1.0.17',
  'html-react-parser': '6.1.8',
  react: '19.3.1',
  'react-dom': '19.3.1',
};

const imports = `import sanitizeHtml from 'sanitize-html'; import xss from 'xss'; import { unified } from 'unified';
import rehypeParse from 'rehype-parse'; import rehypeSanitize from 'rehype-sanitize'; import rehypeStringify from 'rehype-stringify';
import parse from 'html-react-parser'; import { renderToStaticMarkup } from 'react-dom/server';
const { allowedTags, allowedAttributes } = sanitizeHtml.defaults;
const withFrames = { allowedTags: [...allowedTags, 'iframe'], allowedAttributes: { ...allowedAttributes, iframe: ['src', 'title', 'width', 'height'] } };`;

const converters = `{
  'sanitize-html': html => sanitizeHtml(html),
  'sanitize-html, frames allowed': html => sanitizeHtml(html, withFrames),
  'rehype-sanitize': async html => String(await unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize).use(rehypeStringify).process(html)),
  'xss': html => xss(html),
  'html-react-parser, on a server': html => renderToStaticMarkup(parse(html)),
}`;

/** Pages that change a line in the browser, by the name of the program, and the code that does so. */
const pages: Readonly<Record<string, readonly [file: string, code: string]>> = {
  DOMPurify: ['dompurify/dist/purify.min.js', 'place.innerHTML = DOMPurify.sanitize(html)'],
  'DOMPurify, frames allowed': [
    'dompurify/dist/purify.min.js',
    "place.innerHTML = DOMPurify.sanitize(html, { ADD_TAGS: ['iframe'] })",
  ],
  'html-react-parser, in the browser': ['bundles/react.js', 'renderHtml(place, html)'],
};

const bundles = {
  react: `import parse from 'html-react-parser'; import { createRoot } from 'react-dom/client';
window.renderHtml = (place, html) => createRoot(place).render(parse(html));`,
};

/** Sanitizers of HTML, and a parser of HTML for React. */
export const sanitizerSites: Integration = {
  name: 'sanitizers',
  about: `Each line is sanitized and put on a page. ${cellWords}`,
  async start(at) {
    const folder = await installNpm('sanitizers', packages);
    await bundle(folder, bundles);
    const html = htmlOf(at);
    const served: Record<string, string> = {};
    const { home, stop } = await serve(folder, served);
    const inBrowser = Object.entries(pages).flatMap(([name, [file, code]], index) =>
      lines.map((line): Post => {
        const path = `/browser/${index}/${lines.indexOf(line)}`;
        const text = JSON.stringify(html[line]).replaceAll('<', '\\u003c');
        served[path] = pageWith(
          `<div id="place"></div><script src="/node_modules/${file}"></script><script>const place = document.getElementById('place'); const html = ${text}; ${code};</script>`,
        );
        return {
          name,
          line,
          url: home + path,
          figure: '',
          look: (page: Page) => seenOf(page, at, line, false),
        };
      }),
    );
    const made = await convert(folder, imports, converters, html);
    const posts = [...postsOf(made, { at, home, pages: served }), ...inBrowser];
    return { versions: versionsOf(packages), posts, stop };
  },
};

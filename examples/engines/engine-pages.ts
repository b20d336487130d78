/** A page that is looked at, and what it has to show. */
export interface EnginePage {
  readonly name: string;
  /** Its address: of the product, or, where `isOnHost`, of another site that embeds it. */
  readonly path: string;
  readonly isOnHost?: true;
  /** From which Chromium it works. */
  readonly from: number;
  /** A text of the page in engines before that; nothing is promised without one. */
  readonly before?: RegExp;
  /** Its content from that engine on: a figure that can be read, or a text. */
  readonly shows: RegExp | 'figure';
}

const olderSite = /^This page needs a newer browser\.$/;

const themed = (number: number): EnginePage => {
  const theme = `theme-${`${number}`.padStart(2, '0')}`;
  return { name: theme, path: `/${theme}`, isOnHost: true, from: 80, shows: 'figure' };
};

const lackingPath = '/lacking';

/** A script that removes interfaces of Chromium 80 that neither Safari 14 nor Firefox 90 has. */
const takeAway = `
  delete window.HTMLDialogElement;
  for (const { prototype } of [Document, ShadowRoot]) delete prototype.adoptedStyleSheets;
  window.CSSStyleSheet = function () { throw new TypeError('Illegal constructor'); };`;

/** @param code pairs an overlay with a live stream */
export const enginePages = (code: string): readonly EnginePage[] => [
  { name: 'embed', path: '/', isOnHost: true, from: 80, shows: 'figure' },
  { name: 'embed, as Safari 14 has it', path: lackingPath, isOnHost: true, from: 80, shows: 'figure' },
  {
    name: '/a/demo-basic',
    path: '/a/demo-basic?lang=en',
    from: 80,
    before: /WhatsApp Aisyah Perodua Klang[\s\S]*as of \d[\s\S]*RM471/,
    shows: 'figure',
  },
  { name: '/live', path: `/live#${code}`, from: 80, shows: 'figure' },
  { name: '/', path: '/', from: 92, before: olderSite, shows: 'figure' },
  { name: '/app', path: '/app', from: 92, before: olderSite, shows: 'figure' },
  { name: '/login', path: '/login', from: 92, before: olderSite, shows: /Forgot/ },
  { name: '/admin/login', path: '/admin/login', from: 92, before: olderSite, shows: /Admin/ },
  ...[5, 10, 12, 13, 16, 18].map(themed),
];

/** A page of somebody else's site. @param at where the product is */
export function hostPage(at: string, path: string): string {
  const theme = /^\/(theme-\d+)$/.exec(path)?.[1];
  const calculator = theme
    ? `<loan-kereta advisor="demo-diamond" theme="${theme}"></loan-kereta><script async crossorigin src="${at}/loan-kereta.js"></script>`
    : `<script async crossorigin src="${at}/loan-kereta.js?advisor=demo-basic" data-advisor="demo-basic"></script>`;
  return `<!doctype html><html lang="ms"><meta charset="utf-8"><title>A page</title>${path === lackingPath ? `<script>${takeAway}</script>` : ''}<main>${calculator}</main></html>`;
}

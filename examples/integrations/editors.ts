import type { Page } from '@playwright/test';
import { bundle } from './bundle.ts';
import { pageWith } from './converted.ts';
import { type Editor, editors } from './editor-pages.ts';
import type { Integration } from './integration.ts';
import { cellWords, htmlOf, lines, seenOf } from './lines.ts';
import { installNpm, serve, versionsOf } from './npm-site.ts';

const packages = {
  tinymce: '8.9.2',
  ckeditor5: '48.5.2',
  '@tiptap/core': '3.34.0',
  '@tiptap/pm': '3.34.0',
  '@tiptap/starter-kit': '3.34.0',
  quill: '2.0.3',
  summernote: '0.9.1',
  'froala-editor': '5.4.0',
  suneditor: '3.3.3',
  grapesjs: '0.23.6',
  jodit: '4.15.13',
  trix: '2.1.19',
  lexical: '0.52.0',
  '@lexical/html': '0.52.0',
  '@lexical/link': '0.52.0',
  '@lexical/list': '0.52.0',
  '@lexical/rich-text': '0.52.0',
  'squire-rte': '2.4.8',
  dompurify: '3.4.18',
  sceditor: '3.2.1',
  '@editorjs/editorjs': '2.31.7',
  '@editorjs/raw': '2.5.1',
  trumbowyg: '2.31.0',
  pell: '1.0.6',
  jquery: '3.7.1',
};

/** Modules that are bundled for the page, because their packages have no script for one. */
const bundles: Readonly<Record<string, string>> = {
  tiptap: `import { Editor } from '@tiptap/core'; import StarterKit from '@tiptap/starter-kit';
window.startTiptap = (element, content) => new Editor({ element, extensions: [StarterKit], content });`,
  lexical: `import { createEditor, $getRoot, $insertNodes } from 'lexical';
import { $generateHtmlFromNodes, $generateNodesFromDOM } from '@lexical/html';
import { AutoLinkNode, LinkNode } from '@lexical/link'; import { ListItemNode, ListNode } from '@lexical/list';
import { HeadingNode, QuoteNode, registerRichText } from '@lexical/rich-text';
window.startLexical = async (place, html, pause) => {
  const editor = createEditor({ nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode, AutoLinkNode], onError(error) { throw error } });
  editor.setRootElement(place); registerRichText(editor);
  const page = new DOMParser().parseFromString(html, 'text/html');
  editor.update(() => { $getRoot().clear().select(); $insertNodes($generateNodesFromDOM(editor, page)) }, { discrete: true });
  await pause(1000);
  return editor.read(() => $generateHtmlFromNodes(editor));
};`,
};

const tagOf = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" href="/node_modules/${file}">`
    : `<script src="/node_modules/${file}"></script>`;

const pageOf = ({ files, body, run }: Editor) =>
  `<!doctype html><html lang="ms"><head><meta charset="utf-8"><title>Editor</title></head><body>${body}${files.map(tagOf).join('')}<script>
window.save = async html => {
  const pause = ms => new Promise(done => setTimeout(done, ms));
  const place = document.getElementById('place');
  ${run}
};</script></body></html>`;

/** Has the editor of the open page save a line. */
const saved = (page: Page, html: string): Promise<string> =>
  page.evaluate(text => Reflect.get(window, 'save')(text), html);

/** Editors of rich text and of pages. */
export const editorSites: Integration = {
  name: 'editors',
  about: `Each line is set as the editor’s content as its documentation says, saved, set and saved again, and put on a page. ${cellWords}`,
  async start(at) {
    const folder = await installNpm('editors', packages);
    await bundle(folder, bundles);
    const html = htmlOf(at);
    const pages: Record<string, string> = {};
    const { home, stop } = await serve(folder, pages);
    const posts = Object.entries(editors).flatMap(([name, editor], index) =>
      lines.map(line => ({
        name,
        line,
        url: `${home}/editor/${index}`,
        figure: '',
        look: async (page: Page) => {
          const first = await saved(page, html[line]);
          await page.reload();
          const second = await saved(page, first);
          const path = `/saved/${index}/${lines.indexOf(line)}`;
          pages[path] = pageWith(second);
          await page.goto(home + path);
          const { isGood, text } = await seenOf(page, at, line, editor.promised?.includes(line) ?? false);
          return { isGood, text: first === second ? text : `${text}; the second save differs` };
        },
      })),
    );
    for (const [index, editor] of Object.values(editors).entries())
      pages[`/editor/${index}`] = pageOf(editor);
    return { versions: versionsOf(packages), posts, stop };
  },
};

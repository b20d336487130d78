import type { Line } from './lines.ts';

/** An editor as its documentation starts it. */
export interface Editor {
  /** Scripts and style sheets below `node_modules`. */
  readonly files: readonly string[];
  /** The element that it takes over. */
  readonly body: string;
  /** Code that gives the editor `html`, in `place`, and returns its content; it may wait by `pause(ms)`. */
  readonly run: string;
  /** The lines of which the Embed page says that they work here. */
  readonly promised?: readonly Line[];
}

const textarea = '<textarea id="place"></textarea>';
const block = '<div id="place"></div>';
const ckeditor = (plugins: string, use: string) => ({
  files: ['ckeditor5/dist/browser/ckeditor5.css', 'ckeditor5/dist/browser/ckeditor5.umd.js'],
  body: block,
  run: `const { ClassicEditor, Essentials, Paragraph, Bold, Link, HtmlEmbed } = CKEDITOR;
    const editor = await ClassicEditor.create(place, { licenseKey: 'GPL', plugins: [Essentials, Paragraph, Bold, Link${plugins}] });
    ${use}; await pause(1000); return editor.getData();`,
});
const jquery = 'jquery/dist/jquery.min.js';

/** Editors by their names in the report. */
export const editors: Readonly<Record<string, Editor>> = {
  TinyMCE: {
    files: ['tinymce/tinymce.min.js'],
    body: textarea,
    run: `const [editor] = await tinymce.init({ target: place, license_key: 'gpl' });
      editor.setContent(html); await pause(1000); return editor.getContent();`,
  },
  'CKEditor 5': ckeditor('', 'editor.setData(html)'),
  'CKEditor 5, HTML embed': {
    ...ckeditor(
      ', HtmlEmbed',
      "if (html.includes('raw-html-embed')) editor.setData(html); else editor.execute('htmlEmbed', html)",
    ),
    promised: ['element', 'frame, script', 'frame alone'],
  },
  Tiptap: {
    files: ['bundles/tiptap.js'],
    body: block,
    run: 'const editor = startTiptap(place, html); await pause(1000); return editor.getHTML();',
  },
  Quill: {
    files: ['quill/dist/quill.snow.css', 'quill/dist/quill.js'],
    body: block,
    run: `const editor = new Quill(place, { theme: 'snow' });
      editor.clipboard.dangerouslyPasteHTML(html); await pause(1000); return editor.getSemanticHTML();`,
  },
  Summernote: {
    files: ['summernote/dist/summernote-lite.min.css', jquery, 'summernote/dist/summernote-lite.min.js'],
    body: block,
    run: `$(place).summernote(); $(place).summernote('codeview.toggle'); await pause(300);
      $('.note-codable').val(html); $(place).summernote('codeview.toggle'); await pause(1000); return $(place).summernote('code');`,
  },
  Froala: {
    files: ['froala-editor/css/froala_editor.pkgd.min.css', 'froala-editor/js/froala_editor.pkgd.min.js'],
    body: block,
    run: `const editor = await new Promise(done => { const made = new FroalaEditor(place, { events: { initialized() { done(this) } } }) });
      editor.html.set(html); await pause(1000); return editor.html.get();`,
    promised: ['frame alone'],
  },
  SunEditor: {
    files: ['suneditor/dist/suneditor.min.css', 'suneditor/dist/suneditor.min.js'],
    body: textarea,
    run: `const editor = SUNEDITOR.create(place, {});
      await pause(500); editor.$.html.set(html); await pause(1000); return editor.$.html.get();`,
    promised: ['frame alone'],
  },
  GrapesJS: {
    files: ['grapesjs/dist/css/grapes.min.css', 'grapesjs/dist/grapes.min.js'],
    body: block,
    run: `const editor = grapesjs.init({ container: place, storageManager: false, components: html });
      await pause(2500); return editor.getHtml() + '<style>' + editor.getCss() + '</style>';`,
    promised: ['frame alone'],
  },
  Jodit: {
    files: ['jodit/es2021/jodit.min.css', 'jodit/es2021/jodit.min.js'],
    body: textarea,
    run: 'const editor = Jodit.make(place); editor.value = html; await pause(3000); return editor.value;',
  },
  Trix: {
    files: ['trix/dist/trix.css', 'trix/dist/trix.umd.min.js'],
    body: '<input id="saved" type="hidden"><trix-editor id="place" input="saved"></trix-editor>',
    run: 'place.editor.loadHTML(html); await pause(1000); return place.value;',
  },
  Lexical: {
    files: ['bundles/lexical.js'],
    body: '<div id="place" contenteditable="true"></div>',
    run: 'return startLexical(place, html, pause);',
  },
  Squire: {
    files: ['dompurify/dist/purify.min.js', 'squire-rte/dist/squire-raw.js'],
    body: block,
    run: 'const editor = new Squire(place); editor.setHTML(html); await pause(1000); return editor.getHTML();',
  },
  SCEditor: {
    files: [
      'sceditor/minified/themes/default.min.css',
      'sceditor/minified/sceditor.min.js',
      'sceditor/minified/formats/xhtml.js',
    ],
    body: textarea,
    run: `sceditor.create(place, { format: 'xhtml', style: '/node_modules/sceditor/minified/themes/content/default.min.css', emoticonsEnabled: false });
      const editor = sceditor.instance(place); editor.val(html); await pause(1000); return editor.val();`,
  },
  'Editor.js, raw': {
    files: ['@editorjs/editorjs/dist/editorjs.umd.js', '@editorjs/raw/dist/raw.umd.js'],
    body: block,
    run: `const editor = new EditorJS({ holder: place, tools: { raw: RawTool }, data: { blocks: [{ type: 'raw', data: { html } }] } });
      await editor.isReady; const { blocks } = await editor.save(); return blocks.map(({ data }) => data.html).join('');`,
    promised: ['element', 'frame, script', 'frame alone'],
  },
  Trumbowyg: {
    files: ['trumbowyg/dist/ui/trumbowyg.min.css', jquery, 'trumbowyg/dist/trumbowyg.min.js'],
    body: block,
    run: `$(place).trumbowyg({ svgPath: false }); $(place).trumbowyg('html', html); await pause(1000); return $(place).trumbowyg('html');`,
  },
  pell: {
    files: ['pell/dist/pell.min.css', 'pell/dist/pell.min.js'],
    body: block,
    run: `const editor = pell.init({ element: place, onChange() {} });
      editor.content.innerHTML = html; await pause(1000); return editor.content.innerHTML;`,
  },
};

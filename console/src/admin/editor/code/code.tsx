import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json, jsonParseLinter } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, foldKeymap } from '@codemirror/language';
import { type Diagnostic, forceLinting, linter, lintGutter, lintKeymap } from '@codemirror/lint';
import { diff, getChunks, unifiedMergeView } from '@codemirror/merge';
import { Annotation, Compartment, EditorState } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWords } from '../../../language/dictionary.ts';
import { editorWords } from '../words.ts';
import styles from './code.module.css';
import { completeBy } from './complete.ts';
import { faultsBy } from './live.ts';
import { look } from './look.ts';
import type { Schema } from './schema.ts';
import { placeOf } from './tree.ts';

/** What is wrong with a field, as the server says it. */
export interface Fault {
  readonly path: string;
  readonly message: string;
}

interface CodeProps {
  readonly label: string;
  /** What stands in it at first, and from then on with each other edition. */
  readonly start: string;
  readonly edition: object | undefined;
  readonly schema: Schema | undefined;
  readonly faults: readonly Fault[];
  /** Another text to be merged with: what differs is shown, and taken or left piece by piece. */
  readonly other?: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (text: string) => void;
  readonly onSave: () => void;
}

/** Marks what is put into it, and not written. */
const isPut = Annotation.define<true>();

/**
 * An editor of JSON that completes by a schema and shows what is wrong where it stands. It lives in a shadow root, where
 * its styles are adopted sheets: in the page itself they would be style elements, which our policy stops. Focus, caret and
 * steps to undo outlive a save: only what differs is put into it.
 */
export default function Code({
  label,
  start,
  edition,
  schema,
  faults,
  other,
  readOnly,
  onChange,
  onSave,
}: CodeProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const changed = useEffectEvent(onChange);
  const save = useEffectEvent(onSave);
  const told = useRef(faults);
  const [merging] = useState(() => new Compartment());

  const { faults: faultWords, phrases } = useWords(editorWords);

  const first = useEffectEvent(() => start);
  const merged = useEffectEvent(() =>
    other === undefined ? [] : unifiedMergeView({ original: other, gutter: true }),
  );

  useEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const bySchema = schema ? faultsBy(schema, faultWords) : () => [];
    const marked = (editor: EditorView): Diagnostic[] => {
      const found = bySchema(editor.state.doc.toString());
      // What the server has said of a place says it for both.
      const known = new Set(told.current.map(({ path }) => path));
      return [...told.current, ...found.filter(({ path }) => !known.has(path))].map(({ path, message }) => ({
        ...placeOf(editor.state, path),
        message,
        severity: 'error',
      }));
    };
    const syntax = jsonParseLinter();
    const saveByKey = () => {
      save();
      return true;
    };
    view.current = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: first(),
        extensions: [
          lineNumbers(),
          foldGutter(),
          lintGutter(),
          history(),
          bracketMatching(),
          closeBrackets(),
          highlightActiveLine(),
          EditorView.lineWrapping,
          json(),
          linter(editor => [...syntax(editor), ...marked(editor)]),
          autocompletion({ override: schema ? [completeBy(schema)] : [] }),
          merging.of(merged()),
          EditorState.readOnly.of(readOnly),
          EditorState.phrases.of(phrases),
          // It takes the focus as it is, which a tool that looks from outside cannot know.
          EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
          keymap.of([
            { key: 'Mod-s', preventDefault: true, run: saveByKey },
            ...closeBracketsKeymap,
            ...completionKeymap,
            ...defaultKeymap,
            ...historyKeymap,
            ...foldKeymap,
            ...lintKeymap,
          ]),
          EditorView.updateListener.of(update => {
            if (!update.docChanged) return;
            // What the server has said was of another text.
            told.current = [];
            if (!update.transactions.some(each => each.annotation(isPut)))
              changed(update.state.doc.toString());
          }),
          look,
        ],
      }),
    });
    return () => view.current?.destroy();
  }, [label, schema, readOnly, faultWords, phrases, merging]);

  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    const put = first();
    const changes = diff(editor.state.doc.toString(), put).map(({ fromA, toA, fromB, toB }) => ({
      from: fromA,
      to: toA,
      insert: put.slice(fromB, toB),
    }));
    if (edition && changes.length > 0) editor.dispatch({ changes, annotations: isPut.of(true) });
  }, [edition]);

  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    // Another text to be merged with would not take the place of the one before.
    editor.dispatch({ effects: merging.reconfigure([]) });
    if (other === undefined) return;
    editor.dispatch({ effects: merging.reconfigure(merged()) });
    // What differs may stand far below the top, and what is out of sight is not even drawn.
    const [difference] = getChunks(editor.state)?.chunks ?? [];
    if (difference)
      editor.dispatch({
        selection: { anchor: difference.fromB },
        effects: EditorView.scrollIntoView(difference.fromB, { y: 'center' }),
      });
  }, [other, merging]);

  useEffect(() => {
    told.current = faults;
    const editor = view.current;
    if (!editor) return;
    forceLinting(editor);
    const [worst] = faults;
    if (!worst) return;
    const { from } = placeOf(editor.state, worst.path);
    editor.dispatch({
      selection: { anchor: from },
      effects: EditorView.scrollIntoView(from, { y: 'center' }),
    });
    editor.focus();
  }, [faults]);

  return <div ref={host} className={styles.code} />;
}

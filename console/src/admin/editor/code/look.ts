import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The editor in the colours of the console, which follow light and dark by themselves. */
export const look = [
  EditorView.theme({
    '&': { height: '100%', fontSize: '0.875rem', color: 'var(--ink)', backgroundColor: 'var(--card)' },
    '&.cm-focused': { outline: '3px solid var(--teal)', outlineOffset: '-3px' },
    '.cm-content': { caretColor: 'var(--ink)', fontFamily: 'ui-monospace, monospace' },
    '.cm-cursor': { borderLeftColor: 'var(--ink)' },
    '.cm-gutters': {
      color: 'var(--ink-soft)',
      backgroundColor: 'var(--sunken)',
      borderRight: '1px solid var(--line)',
    },
    // Below 16 px iOS zooms on it.
    '@media (max-width: 40rem), (pointer: coarse)': { '.cm-scroller': { fontSize: '1rem' } },
    // What stands beside the lines leaves a phone's width to them.
    '@media (max-width: 40rem)': {
      '.cm-lineNumbers .cm-gutterElement': { minWidth: '0', padding: '0 0.15rem 0 0.3rem' },
      '.cm-gutter-lint': { width: '0.6rem' },
      '.cm-gutter-lint .cm-gutterElement': { padding: '0' },
    },
    '.cm-activeLine, .cm-activeLineGutter': {
      backgroundColor: 'color-mix(in srgb, var(--teal) 8%, transparent)',
    },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
      backgroundColor: 'color-mix(in srgb, var(--teal) 30%, transparent)',
    },
    '.cm-tooltip, .cm-panels': {
      color: 'var(--ink)',
      backgroundColor: 'var(--card)',
      border: '1px solid var(--line)',
    },
    '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
      color: 'var(--on-teal)',
      backgroundColor: 'var(--teal)',
    },
    '.cm-tooltip-autocomplete > ul > li[aria-selected] .cm-completionDetail': { color: 'inherit' },
    '.cm-completionDetail': { color: 'var(--ink-soft)', fontStyle: 'normal' },
    '.cm-changedLine, .cm-insertedLine': { backgroundColor: 'var(--good-soft) !important' },
    '.cm-deletedChunk': { color: 'var(--ink)', backgroundColor: 'var(--danger-soft)' },
    '.cm-deletedChunk .cm-chunkButtons button[name]': {
      font: 'inherit',
      padding: '0.25rem 0.6rem',
      color: 'var(--ink)',
      background: 'var(--card)',
    },
  }),
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: tags.propertyName, color: 'var(--teal)' },
      { tag: tags.string, color: 'var(--good)' },
      { tag: [tags.number, tags.bool, tags.null], color: 'var(--warn)' },
    ]),
  ),
];

import { type Completion, CompletionContext } from '@codemirror/autocomplete';
import { json } from '@codemirror/lang-json';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { completeBy } from './complete.ts';

const complete = completeBy({
  properties: {
    items: {
      items: {
        properties: {
          id: { type: 'string' },
          body: { anyOf: [{ enum: ['suv', 'mpv'] }, { type: 'null' }] },
          active: { type: 'boolean', description: 'On sale' },
        },
      },
    },
  },
});

/** What is offered where the | stands. @returns the options and what they replace, or null */
async function offered(written: string, explicit = true) {
  const pos = written.indexOf('|');
  const state = EditorState.create({ doc: written.replace('|', ''), extensions: json() });
  const result = await complete(new CompletionContext(state, pos, explicit));
  return (
    result && {
      options: result.options.map(({ label, apply }: Completion) => apply ?? label),
      replaced: state.sliceDoc(result.from, result.to),
    }
  );
}

test.each([
  ['the fields of an object', '{"items": [{|}]}', ['"id": ', '"body": ', '"active": '], ''],
  ['those that it has not', '{"items": [{"id": "axia", |}]}', ['"body": ', '"active": '], ''],
  ['what was begun, with its quotes', '{"items": [{"bo|"}]}', ['"id": ', '"body": ', '"active": '], '"bo"'],
  ['the values of a field', '{"items": [{"body": |}]}', ['"suv"', '"mpv"', 'null'], ''],
  ['a value that was begun', '{"items": [{"active": t|}]}', ['true', 'false'], 't'],
  ['the fields of the whole', '{|}', ['"items": '], ''],
  ['nothing for a place that the schema does not know', '{"other": {|}}', [], ''],
])('offers %s', async (_what, written, options, replaced) => {
  expect(await offered(written)).toEqual({ options, replaced });
});

test('offers nothing unasked before something is written, nor outside an object', async () => {
  expect(await offered('{"items": [{|}]}', false)).toBeNull();
  expect(await offered('|')).toBeNull();
});

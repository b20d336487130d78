import { beforeEach, expect, test, vi } from 'vitest';
import {
  blank,
  change,
  drawingOf,
  firstDrawing,
  isUnsaved,
  open,
  redo,
  rename,
  undo,
  useDesign,
} from './design.ts';
import { moved } from './grid.ts';

beforeEach(() => open(blank));

const unsaved = () => isUnsaved(useDesign.getState());
const { layout: first } = blank;

test('what is changed can be undone and redone, and is unsaved meanwhile', () => {
  expect(unsaved()).toBe(false);
  change({ components: moved(first.components, 'result_card', -7, 0) });
  change({ font_size: 'large' });
  expect(unsaved()).toBe(true);
  undo();
  expect(useDesign.getState().layout.font_size).toBe('base');
  undo();
  expect(useDesign.getState().layout).toEqual(first);
  expect(unsaved()).toBe(false);
  redo();
  redo();
  expect(useDesign.getState().layout.font_size).toBe('large');
});

test('a stroke through many colours is one step', () => {
  vi.useFakeTimers();
  const colors = (primary: string) => ({ colors: { primary, secondary: '#000000', accent: '#ffffff' } });
  for (const primary of ['#100000', '#200000', '#300000']) change(colors(primary), 'primary');
  vi.advanceTimersByTime(5000);
  change(colors('#400000'), 'primary');
  undo();
  expect(useDesign.getState().layout.colors?.primary).toBe('#300000');
  undo();
  expect(useDesign.getState().layout.colors).toBeNull();
  vi.useRealTimers();
});

test('what has been chosen already is no step when it is chosen again, and leaves what can be redone', () => {
  change({ font_size: 'large' });
  change({ spacing: 'compact' });
  undo();
  change({ font_size: 'large', result_card_style: { ...first.result_card_style } });
  expect(useDesign.temporal.getState().pastStates).toHaveLength(1);
  redo();
  expect(useDesign.getState().layout.spacing).toBe('compact');
});

test.each([
  ['undone', () => undo()],
  ['redone', () => [undo(), redo()]],
  ['opened', () => open(blank)],
])('a colour that is changed right after something was %s is a step of its own', (_, act) => {
  const colors = (primary: string) => ({ colors: { primary, secondary: '#000000', accent: '#ffffff' } });
  change(colors('#100000'), 'primary');
  act();
  const { colors: before } = useDesign.getState().layout;
  change(colors('#200000'), 'primary');
  undo();
  expect(useDesign.getState().layout.colors).toEqual(before);
});

test('each new work is one of its own, also of the same', () => {
  open(blank);
  const { draft } = useDesign.getState();
  change({ font_size: 'large' });
  expect(useDesign.getState().draft).toBe(draft);
  open(blank);
  expect(useDesign.getState().draft).not.toBe(draft);
});

test('another name is unsaved, and no step', () => {
  rename('Bilik pameran');
  expect(unsaved()).toBe(true);
  expect(useDesign.temporal.getState().pastStates).toEqual([]);
});

test('what comes from the server with its fields in another order is no change', () => {
  const { components, result_card_style, ...rest } = firstDrawing;
  const answered = {
    ...rest,
    result_card_style: { shape: 'rounded', style: 'shadow', size: 'medium' },
    components: components.map(({ h, ...block }) => ({ h, minW: 1, ...block })),
  } as const;
  open(
    { id: 1, version: 1, name: 'A', layout: drawingOf(answered) },
    { id: 1, version: 1, name: 'A', layout: firstDrawing },
  );
  expect(unsaved()).toBe(false);
});

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

import { type BlockType, defaultLayout, type Layout } from '@loan-kereta/sdk/layouts';
import { temporal } from 'zundo';
import { create } from 'zustand';
import { type Block, tidied } from './grid.ts';

/** A layout as the builder has it: its blocks are known ones, and nothing is left to a default. */
export interface Drawing extends Required<Layout> {
  readonly components: readonly Block[];
}

/** A layout with its name, and which of the saved ones it is; undefined for a new one. */
export interface Work {
  readonly id: number | undefined;
  /** Which version of it the server had; undefined for a new one. */
  readonly version: number | undefined;
  readonly name: string;
  readonly layout: Drawing;
}

/** A work as one window has it on its grid. */
export interface Draft extends Work {
  /** By which it is known while it is not saved, among this browser's drafts and by the answer to its save. */
  readonly draft: string;
}

/** Any layout in the one form in which two of them can be compared. */
export function drawingOf(layout: Layout): Drawing {
  const { style, size, shape } = layout.result_card_style;
  const { colors } = layout;
  return {
    components: tidied(layout.components),
    result_card_style: { style, size, shape },
    car_image_fit: layout.car_image_fit ?? 'contain',
    font_size: layout.font_size ?? 'base',
    spacing: layout.spacing ?? 'standard',
    colors: colors ? { primary: colors.primary, secondary: colors.secondary, accent: colors.accent } : null,
  };
}

export const firstDrawing: Drawing = drawingOf(defaultLayout);

export const blank: Work = { id: undefined, version: undefined, name: '', layout: firstDrawing };

/** The block that the panel speaks of until one is chosen. */
export const usualBlock: BlockType = 'result_card';

interface Design extends Draft {
  /** How it is kept on the server, or how a new one began. */
  readonly saved: Work;
  readonly selected: BlockType | undefined;
}

/** How many steps can be undone. */
const steps = 100;

/** What is being designed. Undo and redo are about the layout only, not its name. */
export const useDesign = create<Design>()(
  temporal<Design, [], [], Pick<Design, 'layout'>>(
    () => ({ ...blank, draft: '', saved: blank, selected: undefined }),
    {
      partialize: ({ layout }) => ({ layout }),
      equality: (past, current) => past.layout === current.layout,
      limit: steps,
    },
  ),
);

export const isSame = (one: Drawing, other: Drawing): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether something would be lost by leaving. */
export const isUnsaved = ({ name, layout, saved }: Pick<Design, 'name' | 'layout' | 'saved'>): boolean =>
  name !== saved.name || !isSame(layout, saved.layout);

/** What was last changed by a hand that has not been lifted, such as one that goes through colours. */
let stroke: { readonly of: string; readonly at: number } | undefined;
const strokeLasts = 1000;

/**
 * Goes on with another layout; what was done before cannot be undone any more.
 * @param draft by which it has been kept, where it is one that was left unsaved: two windows may each have opened the same
 */
export function open(work: Work, saved = work, draft = `${Math.random()}`): void {
  stroke = undefined;
  useDesign.setState({ ...work, draft, saved, selected: undefined });
  useDesign.temporal.getState().clear();
}

/** Has what is on the grid be a new layout, as the one that it was of is deleted. */
export const becomeNew = (): void => useDesign.setState({ id: undefined, version: undefined, saved: blank });

/**
 * Changes something of the layout; what it is already is no change.
 * @param of what a stroke of many quick changes is about, which are then undone as one
 */
export function change(changes: Partial<Drawing>, of?: string): void {
  const before = useDesign.getState().layout;
  const layout = { ...before, ...changes };
  if (isSame(before, layout)) return;
  const goesOn = of !== undefined && stroke?.of === of && Date.now() - stroke.at < strokeLasts;
  stroke = of === undefined ? undefined : { of, at: Date.now() };
  const { pause, resume } = useDesign.temporal.getState();
  if (goesOn) pause();
  useDesign.setState({ layout });
  if (goesOn) resume();
}

export const rename = (name: string): void => useDesign.setState({ name });
export const select = (selected: BlockType | undefined): void => useDesign.setState({ selected });

function step(way: 'undo' | 'redo'): void {
  stroke = undefined;
  useDesign.temporal.getState()[way]();
}
export const undo = (): void => step('undo');
export const redo = (): void => step('redo');

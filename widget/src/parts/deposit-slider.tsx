import { depositStep, formatRM } from '@loan-kereta/sdk/loan';
import type { KeyboardEvent } from 'react';
import { adopting } from '../ui/adopt.ts';
import { useWidget } from './context.tsx';
import { Range } from './range.tsx';
import css from './slider.css?inline';

const adopt = adopting(css);

/** The share of the price at a position of the slider, both from 0 to 1: its first third takes two thirds of the way. */
export const shareAt = (position: number): number => Math.max(position / 2, 2 * position - 1);
/** The position of a share of the price. */
export const positionOf = (share: number): number => Math.min(2 * share, (share + 1) / 2);

/** What a key adds to the deposit, in RM. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowRight: depositStep,
  ArrowUp: depositStep,
  ArrowLeft: -depositStep,
  ArrowDown: -depositStep,
  PageUp: 10 * depositStep,
  PageDown: -10 * depositStep,
};

/**
 * The deposit as a slider on which the deposits that people pay lie far apart, and those that nobody pays close
 * together. A key goes on by whole ringgit, and whole ringgit are what is read out.
 */
export function DepositSlider() {
  const { words, deposit, otr, calculator, themeId } = useWidget();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (!step) return;
    event.preventDefault();
    calculator.setDeposit(deposit + step);
  };
  return (
    <Range
      // The first theme comes with the core, where each byte counts: its slider is drawn later. WebKit's own is white on white.
      ref={themeId === 'theme-01' ? adopt : undefined}
      label={words.deposit}
      min={0}
      max={1}
      step={0.0005}
      value={otr ? positionOf(deposit / otr) : 0}
      valueText={formatRM(deposit)}
      onSlide={position =>
        calculator.setDeposit(
          position < 1 ? Math.round((otr * shareAt(position)) / depositStep) * depositStep : otr,
        )
      }
      onKeyDown={onKeyDown}
    />
  );
}

import { depositStep, formatRM } from '@loan-kereta/sdk/loan';
import type { KeyboardEvent } from 'react';
import { useWidget } from './context.tsx';
import { Range } from './range.tsx';

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

interface DepositSliderProps {
  /** A ref for the slider itself. */
  readonly onDrawn?: ((slider: Element | null) => void) | undefined;
}

/**
 * The deposit as a slider on which the deposits that people pay lie far apart, and those that nobody pays close
 * together. A key goes on by the step of deposits, and the deposit is what is read out.
 */
export function DepositSlider({ onDrawn }: DepositSliderProps) {
  const { words, deposit, otr, calculator } = useWidget();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (!step) return;
    event.preventDefault();
    calculator.setDeposit(deposit + step);
  };
  return (
    <Range
      ref={onDrawn}
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

import { tenureYears as choices } from '@loan-kereta/sdk/loan';
import type { ReactNode } from 'react';
import { Choices } from './choices.tsx';
import { useWidget } from './context.tsx';

/** The tenure as a segmented control; `children` draws a choice, given its years. */
export function Tenure({ children }: { readonly children?: (years: number) => ReactNode }) {
  const { words, tenureYears, calculator } = useWidget();
  return (
    <Choices
      part="tenure"
      className="lk-segments"
      legend={words.tenure}
      value={tenureYears}
      choices={choices.map(years => ({
        value: years,
        label: children ? children(years) : `${years} ${words.years}`,
      }))}
      onChoose={calculator.setTenure}
    />
  );
}

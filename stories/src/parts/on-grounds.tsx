import type { ReactNode } from 'react';
import { alone, grounds } from '../in-widget/alone.tsx';
import { Calculator, type CalculatorProps } from '../stage/calculator.tsx';
import './on-grounds.css';

interface OnGroundsProps extends Pick<CalculatorProps, 'advisor' | 'models' | 'options'> {
  /** Draws the part; called inside the widget, where parts belong. */
  readonly part: () => ReactNode;
}

/** One part by itself, on each ground that a theme may set it on, each in a calculator of its own. */
export const OnGrounds = ({ part, ...situation }: OnGroundsProps) => (
  <div className="grounds">
    {grounds.map(ground => (
      <Calculator key={ground} {...situation} loadTheme={async () => alone(part, ground)} />
    ))}
  </div>
);

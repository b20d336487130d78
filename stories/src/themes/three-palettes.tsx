import type { PaletteName } from '@loan-kereta/sdk/plans';
import { Calculator, type CalculatorProps } from '../stage/calculator.tsx';
import { type Toolbar, ToolbarContext, useToolbar } from '../stage/toolbar.ts';
import './three-palettes.css';

/** A bright one, one in between, and a dark one: what reads in these mostly reads in all. */
const palettes: readonly PaletteName[] = ['durian', 'sunset', 'midnight'];

/** A theme in three palettes and on a live stream, which has but one, for people and for axe. */
function ThreePalettes({ theme }: CalculatorProps) {
  const toolbar = useToolbar();
  const live: Toolbar = { ...toolbar, presenter: 'on' };
  return (
    <div className="three-palettes">
      {palettes.map(palette => (
        <Calculator key={palette} theme={theme} palette={palette} />
      ))}
      <ToolbarContext value={live}>
        <Calculator theme={theme} />
      </ToolbarContext>
    </div>
  );
}

/** The story of it, for each theme. */
export const inThreePalettes = {
  name: 'In three palettes',
  render: (props: CalculatorProps) => <ThreePalettes {...props} />,
  parameters: {
    frame: false,
    // Four of one theme have each landmark four times, which no page of an advisor's has.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  globals: { presenter: 'off' },
};

import { paletteNames, themeId, themes } from '@loan-kereta/sdk/plans';
import { Calculator } from '../stage/calculator.tsx';
import './hero.css';

/** The themes that greet a visitor, each in the palette that suits it. */
const greeting = [
  ['hero-banner', 'sunset'],
  ['retro-vintage', 'default'],
  ['neon-gaming', 'cyber'],
  ['split-diagonal', 'royal'],
] as const;

/** The head of the introduction: four calculators in a row. */
export const Hero = () => (
  <header className="hero">
    <h1>Twenty ways to say a figure</h1>
    <p>
      {themes.length} themes, {paletteNames.length} palettes, one calculator.
    </p>
    <div className="row" inert>
      {greeting.map(([key, palette]) => {
        const number = themes.find(theme => theme.key === key)?.number ?? 1;
        return (
          <div key={key} className="window">
            <div className="scaled">
              <Calculator theme={themeId(number)} palette={palette} />
            </div>
          </div>
        );
      })}
    </div>
  </header>
);

import { perodua } from '@loan-kereta/sdk/catalogue';
import { tenureYears } from '@loan-kereta/sdk/loan';
import { palettes } from '@loan-kereta/sdk/palettes';
import { type PaletteName, themeId, themes } from '@loan-kereta/sdk/plans';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { Calculator, type CalculatorProps } from '../stage/calculator.tsx';
import { Thumbnails } from '../stage/thumbnails.tsx';

/** The id of a theme's own story. */
const storyOf = ({ number, key }: (typeof themes)[number]): string =>
  `themes-${String(number).padStart(2, '0')}-${key}--${key}`;

const paletteNames = Object.keys(palettes) as PaletteName[];

/** The themes that are shown with a photo, and those whose advisor has a long name. */
const photographed = [7, 14, 19];
const named = [3, 12, 18];
const longName = { branding_name: 'Nur Izzatul Aisyah binti Mohd Fadzil' };

/** Another car, palette and length for each theme, so that no two are alike by what stands in them. */
const variedFor = (
  { number }: (typeof themes)[number],
  photo: string | undefined,
): Pick<CalculatorProps, 'advisor' | 'models' | 'palette' | 'options'> => {
  const palette = paletteNames[number - 1];
  return {
    ...(palette && { palette }),
    ...(named.includes(number) && { advisor: longName }),
    ...(photo &&
      photographed.includes(number) && { models: perodua.map(model => ({ ...model, heroImage: photo })) }),
    options: {
      model: perodua[number % perodua.length]?.code,
      years: `${tenureYears[number % tenureYears.length]}`,
    },
  };
};

interface AllTwentyProps extends Pick<CalculatorProps, 'advisor' | 'models' | 'options'> {
  readonly varied?: boolean;
  /** The address of a photo, for those of the varied that are shown with one. */
  readonly photo?: string;
}

/** Every theme at once; a click opens its story. */
export const AllTwenty = ({ varied = false, photo, ...situation }: AllTwentyProps) => (
  <Thumbnails
    items={themes.map(theme => ({
      key: theme.key,
      picture: (
        <Calculator {...situation} {...(varied && variedFor(theme, photo))} theme={themeId(theme.number)} />
      ),
      caption: (
        <a
          className="caption"
          href={`?path=/story/${storyOf(theme)}`}
          target="_top"
          // Storybook goes there without loading itself again, which would lose what the toolbar is set to.
          onClick={event => {
            event.preventDefault();
            addons.getChannel().emit(SELECT_STORY, { storyId: storyOf(theme) });
          }}
        >
          <span className="number">{theme.number}</span>
          <span className="name">{theme.name}</span>
          <span className="note">{theme.plan}</span>
        </a>
      ),
    }))}
  />
);

import { themeId, themes } from '@loan-kereta/sdk/plans';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { Calculator, type CalculatorProps } from '../stage/calculator.tsx';
import { Thumbnails } from '../stage/thumbnails.tsx';

/** The id of a theme's own story. */
export const storyOf = ({ number, key }: (typeof themes)[number]): string =>
  `themes-${String(number).padStart(2, '0')}-${key}--${key}`;

/** Every theme at once; a click opens its story. */
export const AllTwenty = (situation: Pick<CalculatorProps, 'advisor' | 'models' | 'options'>) => (
  <Thumbnails
    items={themes.map(theme => ({
      key: theme.key,
      picture: <Calculator {...situation} theme={themeId(theme.number)} />,
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

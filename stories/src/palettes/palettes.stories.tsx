import { palettes } from '@loan-kereta/sdk/palettes';
import { type PaletteName, paletteNames, type ThemeId } from '@loan-kereta/sdk/plans';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { themeControl } from '../stage/theme-control.ts';
import { Thumbnails } from '../stage/thumbnails.tsx';
import { useToolbar } from '../stage/toolbar.ts';
import { Tokens } from './tokens.tsx';

const apply = (palette: PaletteName) => addons.getChannel().emit(UPDATE_GLOBALS, { globals: { palette } });

/** One theme in every palette; a click puts the palette on, here and everywhere. */
function AllPalettes({ theme = 'theme-01' }: { readonly theme?: ThemeId }) {
  const current = useToolbar().palette;
  return (
    <Thumbnails
      items={paletteNames.map(name => ({
        key: name,
        picture: <Calculator theme={theme} palette={name} />,
        caption: (
          <button
            type="button"
            className="caption"
            aria-pressed={name === current}
            onClick={() => apply(name)}
          >
            <span className="name">{palettes[name].label}</span>
            <span className="note">{name === current ? 'In the toolbar' : ''}</span>
          </button>
        ),
      }))}
    />
  );
}

const meta = preview.meta({
  title: 'Themes/Palettes',
  component: AllPalettes,
  args: { theme: 'theme-02' },
  argTypes: { theme: themeControl },
  parameters: { frame: false, controls: { disable: false, include: ['theme'] } },
});

/** One theme in all of them; the control beside chooses the theme. */
export const InEveryPalette = meta.story({ name: 'All palettes' });

InEveryPalette.test('A click tells the toolbar', async ({ canvasElement }) => {
  const told = fn();
  addons.getChannel().once(UPDATE_GLOBALS, told);
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Langkawi' }));
  await expect(told).toHaveBeenCalledWith({ globals: { palette: 'langkawi' } });
});

/** What a palette turns into, and what reads on what. */
export const EveryToken = meta.story({
  name: 'Tokens',
  render: () => <Tokens />,
  parameters: { controls: { disable: true } },
});

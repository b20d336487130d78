import { addons } from 'storybook/manager-api';
import { brand } from './brand.ts';

addons.setConfig({
  theme: brand,
  layout: { panelPosition: 'right', rightPanelWidth: 340 },
  layoutCustomisations: {
    // Pages to look at need the room more than the panel.
    showPanel: ({ storyId }, usual) =>
      /^themes-(all-twenty|palettes--every-token)/.test(storyId) ? false : usual,
  },
});

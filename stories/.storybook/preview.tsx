import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { axeRules } from '../../scripts/axe-rules.ts';
import { eventTimeout } from '../../scripts/timeouts.ts';
import { settled, widgetsIn } from '../src/stage/drive.ts';
import { Frame } from '../src/stage/frame.tsx';
import { defaults, menus, type Toolbar, ToolbarContext } from '../src/stage/toolbar.ts';

configure({
  // A failure says what it says; the whole document after it would hide it.
  getElementError: message => new Error(message ?? ''),
  asyncUtilTimeout: eventTimeout,
});

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  initialGlobals: defaults,
  globalTypes: menus,
  decorators: [
    (Story, { globals, parameters }) => (
      <ToolbarContext value={globals as Toolbar}>
        {parameters.frame === false ? (
          <Story />
        ) : (
          <Frame>
            <Story />
          </Frame>
        )}
      </ToolbarContext>
    ),
  ],
  // Before axe looks, which comes last: a calculator that still loads has nothing to find fault with.
  afterEach: async ({ canvasElement, parameters }) => {
    if (parameters.loading) return;
    for (const widget of await widgetsIn(canvasElement)) {
      // What is far below has not been drawn; axe would then see half of a style that it had before its last change.
      widget.style.contentVisibility = 'visible';
      await settled(widget);
    }
  },
  parameters: {
    layout: 'fullscreen',
    // All that is well in a page of twenty calculators, element by element, took a quarter of axe's time.
    a11y: {
      test: 'error',
      config: { rules: axeRules },
      options: { resultTypes: ['violations', 'incomplete'], preload: false },
    },
    controls: { disable: true },
    // A calculator goes by its container, whose width the toolbar has. Only whole pages go by the window's.
    viewport: { disable: true, options: {} },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Themes',
          ['All twenty', 'Palettes'],
          'Templates',
          'Parts',
          'States',
          'Advisor',
          'Dialogs',
          'Console',
          [
            'Sign-in',
            'Over a page',
            'Admin centre',
            'One user',
            'Users',
            'Dashboard',
            'Car models',
            'Prices',
            'Editor data',
            'Plans',
            'Mail',
            'Admins',
            'Audit',
            'On a phone',
            'In the dark',
          ],
        ],
      },
    },
  },
});

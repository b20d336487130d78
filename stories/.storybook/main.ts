import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { routes } from '@loan-kereta/console/vite';
import { preactForWidget } from '@loan-kereta/widget/vite';
import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';

/** Where the widget's build is, if it was built. */
const built = dirname(fileURLToPath(import.meta.resolve('@loan-kereta/widget/manifest')));
const inWidget = fileURLToPath(new URL('../src/in-widget/', import.meta.url));
/** Where pages of the console draw parts of the widget. */
const onReact = ['admin/models/art/', 'overlay/'].map(folder =>
  fileURLToPath(new URL(`../../console/src/${folder}`, import.meta.url)),
);

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx'],
  // The site's mark for the browser's tab, and the bundle.
  staticDirs: ['../../console/public', ...(existsSync(built) ? [{ from: built, to: '/built' }] : [])],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The toolbar has the palettes instead, and an outline does not reach into a shadow root.
  features: {
    backgrounds: false,
    outline: false,
    changeDetection: false,
    experimentalTestSyntax: true,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  viteFinal: config =>
    mergeConfig(config, { plugins: [preactForWidget({ guests: [inWidget], onReact }), routes] }),
});

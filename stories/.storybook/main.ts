import { fileURLToPath } from 'node:url';
import { preactForWidget } from '@loan-kereta/widget/vite';
import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';

const inWidget = fileURLToPath(new URL('../src/in-widget/', import.meta.url));

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx'],
  // The site's mark for the browser's tab.
  staticDirs: ['../../console/public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The toolbar has the container's width and the palettes instead, and an outline does not reach into a shadow root.
  features: {
    viewport: false,
    backgrounds: false,
    outline: false,
    changeDetection: false,
    experimentalTestSyntax: true,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  viteFinal: config => mergeConfig(config, { plugins: [preactForWidget({ guests: [inWidget] })] }),
});

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags } from '../scripts/chromium-flags.ts';
import { pinFonts } from '../scripts/fonts.ts';
import { testTimeout } from '../scripts/timeouts.ts';

pinFonts();

const chromium = playwright({
  launchOptions: { executablePath: process.env.LK_CHROMIUM, args: chromiumFlags },
  // Nothing then moves while axe looks, and no test waits for an animation.
  contextOptions: { reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] },
});

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        test: {
          name: 'storybook',
          setupFiles: ['.storybook/vitest.setup.ts'],
          testTimeout,
          // A page of stories waits as much as it works.
          maxWorkers: '100%',
          // To load Storybook and the widget again for each file took a fifth of the time; stories leave nothing behind.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            // Vite bundles Storybook and React before a page can connect, which on a busy machine is not one event.
            connectTimeout: testTimeout,
            provider: chromium,
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
          },
        },
      },
    ],
  },
});

import { run } from 'axe-core';
import { expect } from 'storybook/test';
import { well } from './answers.ts';
import { type Answers, answer } from './server.ts';

/** Until what was changed is drawn. */
const frame = () => new Promise(resolve => requestAnimationFrame(resolve));

/** What the stories of the console have in common: in English, and with a server that answers. */
export const wholePage = {
  globals: { language: 'en' },
  // No calculator is drawn here, and no container: it is a whole page.
  parameters: { frame: false, loading: true },
  beforeEach: ({ parameters }: { readonly parameters: { readonly answers?: Answers } }) =>
    answer({ ...well, ...parameters.answers }),
  // The same in the dark, where only colours differ; axe looks at all the rest in the light.
  afterEach: async () => {
    const { dataset } = document.documentElement;
    const { appearance } = dataset;
    dataset.appearance = 'dark';
    await frame();
    const { violations } = await run(document.body, { runOnly: ['color-contrast'] });
    if (appearance === undefined) delete dataset.appearance;
    else dataset.appearance = appearance;
    await expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
    await frame();
  },
};

import { run } from 'axe-core';
import { expect } from 'storybook/test';
import { well } from './answers.ts';
import { type Answers, answer } from './server.ts';

/** Until what was changed is drawn. */
const frame = () => new Promise(resolve => requestAnimationFrame(resolve));

const windowOf = (name: string, width: string, height: string) => ({ name, styles: { width, height } });

/** The windows that the console is drawn for: its style sheets change between them. */
const windows = {
  phone: windowOf('390 px phone', '390px', '844px'),
  tablet: windowOf('768 px tablet', '768px', '1024px'),
  laptop: windowOf('1280 px laptop', '1280px', '800px'),
};

/** What the stories of the console have in common: in English, and with a server that answers. */
export const wholePage = {
  globals: { language: 'en' },
  // No calculator is drawn here, and no container: it is a whole page.
  parameters: { frame: false, loading: true, viewport: { disable: false, options: windows } },
  beforeEach: ({ parameters }: { readonly parameters: { readonly answers?: Answers } }) =>
    answer({ ...well, ...parameters.answers }),
  // The same in the dark, where only colours differ; axe looks at all the rest in the light. A designer's own browser has
  // full motion, in which colours are on their way to others when they would be measured: there it is the tests' alone.
  afterEach: async () => {
    if (!globalThis.pressKeys) return;
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

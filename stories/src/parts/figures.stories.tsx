import { Facts as AllFacts, Instalment as Figure } from '@loan-kereta/widget/parts';
import preview from '../../.storybook/preview.tsx';
import { hardModels } from '../stage/hard.ts';
import { OnGrounds } from './on-grounds.tsx';

const meta = preview.meta({ title: 'Parts/Figures', component: OnGrounds, tags: ['autodocs'] });

/** The hero of every theme; its digits all have one width, so it does not move while it changes. */
export const Instalment = meta.story({ args: { part: () => Figure({}) } });

/** The figures beside it. */
export const Facts = meta.story({ args: { part: () => AllFacts({}) } });

/** Any of them, in any order. */
export const SomeFacts = meta.story({ args: { part: () => AllFacts({ names: ['otr', 'effectiveRate'] }) } });

/** Where there is nothing to calculate. */
export const NoFigures = meta.story({
  args: { part: () => AllFacts({}), models: [hardModels.withoutVariants] },
});

import { formatRM } from '@loan-kereta/sdk/loan';
import { ModelPicker as Models, VariantPicker as Variants } from '@loan-kereta/widget/parts';
import { ModelList } from '@loan-kereta/widget/parts/model-list.tsx';
import { VariantList } from '@loan-kereta/widget/parts/variant-list.tsx';
import preview from '../../.storybook/preview.tsx';
import { hardModels } from '../stage/hard.ts';
import { OnGrounds } from './on-grounds.tsx';

const meta = preview.meta({ title: 'Parts/Pickers', component: OnGrounds, tags: ['autodocs'] });

/** The model, as a native select. */
export const ModelPicker = meta.story({ args: { part: Models } });

/** The variant of the chosen model, as a native select. */
export const VariantPicker = meta.story({ args: { part: Variants, options: { model: 'ativa' } } });

/** A model that has none. */
export const NoVariants = meta.story({ args: { part: Variants, models: [hardModels.withoutVariants] } });

/** The models as a set of radio buttons; a theme dresses them as tiles, tabs, dots or a list. */
export const ListOfModels = meta.story({ args: { part: () => ModelList({}) } });

/** The variants likewise, each with what the theme writes on it. */
export const ListOfVariants = meta.story({
  args: {
    part: () => VariantList({ children: ({ name, otr }) => `${name} · ${formatRM(otr)}` }),
    options: { model: 'myvi' },
  },
});

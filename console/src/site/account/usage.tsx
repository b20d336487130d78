import type { CurrentUser } from '@loan-kereta/sdk/contract';
import { themes } from '@loan-kereta/sdk/plans';
import { useWords } from '../../language/dictionary.ts';
import { Facts } from '../../ui/card.tsx';
import { FoldingCard } from '../../ui/folding-card.tsx';
import { accountWords } from './words.ts';

/** What the plan that counts opens. */
export function Usage({ features }: { readonly features: CurrentUser['effective_features'] }) {
  const { usage: text } = useWords(accountWords);
  const enabled = (on: boolean) => (on ? text.enabled : text.disabled);
  const themesOpen = text.count(features.themes_unlocked, themes.length);
  return (
    <FoldingCard title={text.title} state={`${text.themes}: ${themesOpen}`}>
      <Facts
        rows={[
          [text.themes, themesOpen],
          [text.colours, enabled(features.custom_color)],
          [text.editData, enabled(features.edit_data)],
          [text.presenter, enabled(features.presenter_mode)],
          [text.watermark, features.watermark ? text.present : text.removed],
        ]}
      />
    </FoldingCard>
  );
}

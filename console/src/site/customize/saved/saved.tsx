import type { SavedLayout } from '@loan-kereta/sdk/contract';
import type { PaletteName } from '@loan-kereta/sdk/plans';
import { LayoutTemplate, Plus } from 'lucide-react';
import { useWords } from '../../../language/dictionary.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Empty } from '../../../ui/states.tsx';
import { customizeWords } from '../words/words.ts';
import styles from './saved.module.css';
import { SavedLayoutItem } from './saved-layout.tsx';

interface SavedProps {
  readonly layouts: readonly SavedLayout[];
  /** The one that the advisor's calculator shows. */
  readonly chosen: number | undefined;
  readonly granted: boolean;
  /** What the calculator draws a layout in that has no colours of its own. */
  readonly palette: PaletteName;
  /** Puts a layout on the grid; without one, a new one. */
  readonly onOpen: (layout?: SavedLayout) => void;
}

/** The layouts that the advisor has saved, newest first. */
export function Saved({ layouts, chosen, granted, palette, onOpen }: SavedProps) {
  const text = useWords(customizeWords);
  return (
    <Card
      title={text.presets}
      aside={
        <Button size="small" onClick={() => onOpen()}>
          <Plus aria-hidden="true" />
          {text.newLayout}
        </Button>
      }
    >
      {layouts.length === 0 ? (
        <Empty icon={LayoutTemplate} title={text.noPresets} text={text.noPresetsText} />
      ) : (
        <ul className={styles.layouts}>
          {[...layouts].reverse().map(layout => (
            <SavedLayoutItem
              key={layout.id}
              layout={layout}
              isChosen={layout.id === chosen}
              granted={granted}
              palette={palette}
              onOpen={onOpen}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

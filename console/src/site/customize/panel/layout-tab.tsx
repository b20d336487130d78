import { type BlockType, blockSizes, layoutLimits } from '@loan-kereta/sdk/layouts';
import { useWords } from '../../../language/dictionary.ts';
import { TextField } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { rename, select, useDesign, usualBlock } from '../design/design.ts';
import { customizeWords } from '../words/words.ts';
import styles from './panel.module.css';
import { Place } from './place.tsx';
import { useDocked } from './use-docked.ts';

const types = Object.keys(blockSizes) as BlockType[];

/** What the layout is called, and the place and size of one block. */
export function LayoutTab() {
  const text = useWords(customizeWords);
  const { name, selected = usualBlock } = useDesign();
  const isDocked = useDocked() !== undefined;
  const { minW, maxW, minH, maxH } = blockSizes[selected];
  return (
    <>
      <TextField
        name="preset"
        label={text.name}
        value={name}
        maxLength={layoutLimits.name}
        placeholder={text.namePlaceholder}
        onChange={event => rename(event.target.value)}
      />
      <Select
        label={text.chooseBlock}
        value={selected}
        options={types.map(value => ({ value, label: text.blocks[value] }))}
        onChoose={select}
      />
      {!isDocked && <Place type={selected} />}
      {!isDocked && !('static' in blockSizes[selected]) && (
        <p className={styles.hint}>{text.limits(minW, maxW, minH, maxH)}</p>
      )}
    </>
  );
}

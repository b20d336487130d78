import { type BlockType, blockSizes, gridColumns, layoutLimits } from '@loan-kereta/sdk/layouts';
import { useWords } from '../../../language/dictionary.ts';
import { TextField } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { useMoves } from '../canvas/moves.ts';
import { rename, select, useDesign, usualBlock } from '../design/design.ts';
import { customizeWords } from '../words/words.ts';
import styles from './panel.module.css';
import { Stepper } from './stepper.tsx';

const types = Object.keys(blockSizes) as BlockType[];

/** What the layout is called, and the place and size of one block. */
export function LayoutTab() {
  const text = useWords(customizeWords);
  const { name, layout, selected = usualBlock } = useDesign();
  const { move, resize } = useMoves();
  const block = layout.components.find(({ type }) => type === selected);
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
      {block && 'static' in blockSizes[selected] && <p className={styles.hint}>{text.fixed}</p>}
      {block && !('static' in blockSizes[selected]) && (
        <>
          <div className={styles.steppers}>
            <Stepper
              label={text.column}
              value={block.x + 1}
              least={block.x === 0}
              most={block.x + block.w === gridColumns}
              onStep={by => move(selected, by, 0)}
            />
            <Stepper label={text.row} value={block.y + 1} onStep={by => move(selected, 0, by)} />
            <Stepper
              label={text.width}
              value={block.w}
              least={block.w === minW}
              most={block.w === maxW}
              onStep={by => resize(selected, by, 0)}
            />
            <Stepper
              label={text.height}
              value={block.h}
              least={block.h === minH}
              most={block.h === maxH}
              onStep={by => resize(selected, 0, by)}
            />
          </div>
          <p className={styles.hint}>{text.limits(minW, maxW, minH, maxH)}</p>
        </>
      )}
    </>
  );
}

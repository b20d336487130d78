import { type BlockType, blockSizes, gridColumns } from '@loan-kereta/sdk/layouts';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { useWords } from '../../../language/dictionary.ts';
import { useMoves } from '../canvas/moves.ts';
import { useDesign } from '../design/design.ts';
import { customizeWords } from '../words/words.ts';
import styles from './panel.module.css';
import { Stepper } from './stepper.tsx';

/** Where one block stands and how large it is, step by step; one that stays says so. */
export function Place({ type }: { readonly type: BlockType }) {
  const text = useWords(customizeWords);
  const block = useDesign(({ layout }) => layout.components.find(each => each.type === type));
  const { move, resize } = useMoves();
  const { minW, maxW, minH, maxH } = blockSizes[type];
  if (!block) return null;
  if ('static' in blockSizes[type]) return <p className={styles.hint}>{text.fixed}</p>;
  return (
    <div className={styles.steppers}>
      <Stepper
        label={text.column}
        value={block.x + 1}
        icons={[ArrowLeft, ArrowRight]}
        least={block.x === 0}
        most={block.x + block.w === gridColumns}
        onStep={by => move(type, by, 0)}
      />
      <Stepper
        label={text.row}
        value={block.y + 1}
        icons={[ArrowUp, ArrowDown]}
        onStep={by => move(type, 0, by)}
      />
      <Stepper
        label={text.width}
        value={block.w}
        least={block.w === minW}
        most={block.w === maxW}
        onStep={by => resize(type, by, 0)}
      />
      <Stepper
        label={text.height}
        value={block.h}
        least={block.h === minH}
        most={block.h === maxH}
        onStep={by => resize(type, 0, by)}
      />
    </div>
  );
}

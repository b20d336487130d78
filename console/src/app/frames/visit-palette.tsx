import { useState } from 'react';
import { useWords } from '../../language/dictionary.ts';
import { CommandList } from './command-list.tsx';
import { useCommands } from './commands.ts';
import { PaletteDialog } from './palette-dialog.tsx';
import { recentFirst, remember, useRecent } from './recent.ts';
import type { Visit } from './visit.ts';
import { frameWords } from './words.ts';

export interface PaletteProps {
  readonly visit: Visit;
  readonly open: boolean;
  readonly onClose: () => void;
}

function Commands({ visit, onClose }: Omit<PaletteProps, 'open'>) {
  const text = useWords(frameWords);
  const [typed, setTyped] = useState('');
  const { used } = useRecent();
  const groups = recentFirst(useCommands(visit), used, text.palette.recent);
  return (
    <CommandList
      level={{ label: text.commands, hint: text.find, groups }}
      typed={typed}
      onType={setTyped}
      onChoose={({ value, run }) => {
        remember({ value });
        onClose();
        run();
      }}
    />
  );
}

/** Every page and every command of an advisor or a guest, found by typing a part of the name. */
export default function VisitPalette({ visit, open, onClose }: PaletteProps) {
  return (
    <PaletteDialog open={open} onClose={onClose}>
      <Commands visit={visit} onClose={onClose} />
    </PaletteDialog>
  );
}

import { Redo2, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { useWords } from '../../language/dictionary.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import styles from './builder.module.css';
import { redo, undo, useDesign } from './design/design.ts';
import { type Device, devices, say, useView } from './design/view.ts';
import { customizeWords } from './words/words.ts';

const names = Object.keys(devices) as Device[];

/** Fields of text have an undo of their own. */
const isTyping = (event: KeyboardEvent): boolean => {
  const [target] = event.composedPath();
  const isChosenFrom =
    target instanceof HTMLInputElement && /^(color|radio|range|checkbox)$/.test(target.type);
  return !isChosenFrom && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement);
};

const isOverPage = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[role=dialog]') !== null;

/** What undoes and redoes, and says so, with where the chosen block has come to by it. */
function useSteps() {
  const text = useWords(customizeWords);
  const by = (step: () => void, done: string) => () => {
    const chosen = () => {
      const { layout, selected } = useDesign.getState();
      const block = layout.components.find(({ type }) => type === selected);
      return block && text.at(text.blocks[block.type], block.x + 1, block.y + 1, block.w, block.h);
    };
    const { layout } = useDesign.getState();
    const before = chosen();
    step();
    if (useDesign.getState().layout === layout) return;
    const after = chosen();
    say(after === undefined || after === before ? done : `${done} ${after}`);
  };
  return { undo: by(undo, text.undone), redo: by(redo, text.redone) };
}

export function useUndoKeys(): void {
  const steps = useSteps();
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event) || isOverPage(event)) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (key !== 'z' && !isRedo) return;
    event.preventDefault();
    if (isRedo) steps.redo();
    else steps.undo();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressed(event);
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** Undo and redo. */
export function History() {
  const text = useWords(customizeWords);
  const { undo, redo } = useSteps();
  const { pastStates, futureStates } = useStore(useDesign.temporal);
  return (
    <>
      <Button
        aria-label={text.undo}
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={pastStates.length === 0}
        onClick={undo}
      >
        <Undo2 aria-hidden="true" />
      </Button>
      <Button
        aria-label={text.redo}
        aria-keyshortcuts="Control+Y Meta+Shift+Z"
        disabled={futureStates.length === 0}
        onClick={redo}
      >
        <Redo2 aria-hidden="true" />
      </Button>
    </>
  );
}

/** Which layout it is, and whether it is saved. */
export function Opened({ unsaved }: { readonly unsaved: boolean }) {
  const text = useWords(customizeWords);
  // Of a layout that was never saved, and not touched either, there is nothing to say.
  const wasSaved = useDesign(({ id }) => id !== undefined);
  const name = useDesign(state => state.name);
  return (
    <span className={styles.open}>
      <strong className={styles.name}>{name || text.newLayout}</strong>
      <span role="status">
        {unsaved && <Badge tone="warn">{text.unsaved}</Badge>}
        {!unsaved && wasSaved && <Badge tone="good">{text.allSaved}</Badge>}
      </span>
    </span>
  );
}

/** What stands over the grid: what is given, or the device that is previewed. */
export function Toolbar({ children }: { readonly children: ReactNode }) {
  const text = useWords(customizeWords);
  const preview = useView(state => state.preview);
  return (
    <div className={styles.toolbar}>
      {children}
      {preview && (
        <Segmented
          label={text.device}
          value={preview}
          options={names.map(value => ({ value, label: text.devices[value] }))}
          onChoose={device => useView.setState({ preview: device })}
        />
      )}
    </div>
  );
}

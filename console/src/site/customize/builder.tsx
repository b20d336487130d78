import type { OwnCalculator, SavedLayout } from '@loan-kereta/sdk/contract';
import { useQuery } from '@tanstack/react-query';
import { Eye, Lock, PencilRuler, RotateCcw, Save } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMedia } from '../../browser/media.ts';
import { calculatorQuery } from '../../calculator/queries.ts';
import { useWords } from '../../language/dictionary.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './builder.module.css';
import { Canvas } from './canvas/canvas.tsx';
import { Legend } from './canvas/legend.tsx';
import { blank, change, firstDrawing, isSame, isUnsaved, open, undo, useDesign } from './design/design.ts';
import { dropDraft, guestId, keepDraft } from './design/draft.ts';
import { workOf } from './design/kept.ts';
import { draftsOnGrids } from './design/on-grid.ts';
import { useView } from './design/view.ts';
import { Dock } from './dock/dock.tsx';
import { Panel } from './panel/panel.tsx';
import { savedLayouts } from './saved/queries.ts';
import { Saved } from './saved/saved.tsx';
import { History, Opened, Toolbar, useUndoKeys } from './toolbar.tsx';
import { askToUnlock, Unlock } from './unlock/unlock.tsx';
import { useSafety } from './use-safety.ts';
import { useSaving } from './use-saving.ts';
import { useMayDiscard, useSharedLayout, useStart } from './use-start.ts';
import { customizeWords } from './words/words.ts';

interface BuilderProps {
  readonly advisorId: number;
}

export interface WorkbenchProps extends BuilderProps {
  readonly data: OwnCalculator;
  readonly layouts: readonly SavedLayout[];
  /** The drafts that other windows have on their grids. */
  readonly onGrids: readonly string[];
  /** Replaces saving for a guest. */
  readonly onSave?: () => void;
}

/** As in builder.module.css: what is pressed often lies under the thumb, and what begins anew does not. */
const phone = '(max-width: 30rem) and (min-height: 30rem)';

const edit = () => useView.setState({ preview: undefined });

/** What saves: where the plan lacks that, it looks as locked as it is. */
const saveLook = (granted: boolean) =>
  granted ? ({ look: 'primary', Icon: Save } as const) : ({ look: 'outline', Icon: Lock } as const);

/** The grid with its panel and what was saved: for an advisor, or for a guest, who tries it. */
export function Workbench({ advisorId, data, layouts, onGrids, onSave }: WorkbenchProps) {
  const text = useWords(customizeWords);
  const { preview, said } = useView();
  const isPhone = useMedia(phone);
  const granted = data.features.own_layouts;
  const chosen = data.layout?.id;
  // It is drawn once: what is asked for again later only says which layout is shown.
  const [calculator] = useState(data);
  const { save, saving } = useSaving(advisorId, data);
  // In this order: what was left is taken before anything else is kept in its place.
  useStart(advisorId, data, layouts, onGrids);
  const unsaved = useSafety(advisorId);
  const mayDiscard = useMayDiscard();
  useUndoKeys();
  useSharedLayout(data.features.own_branding);
  useEffect(() => edit, []);

  const reset = () => {
    const before = useDesign.getState();
    change(firstDrawing);
    const { layout } = useDesign.getState();
    const takeBack = () => {
      const now = useDesign.getState();
      const isThere = now.id === before.id && isSame(now.layout, layout);
      // Not what was done since.
      if (!isThere && now.draft === before.draft) return;
      // Once the page is left and come back to, no step leads back.
      if (isThere && now.layout === layout) undo();
      else if (isThere) change(before.layout);
      // Also where the page has been left, and nothing else keeps it; where another is on the grid, it is back after that.
      const design = isThere ? useDesign.getState() : before;
      if (isUnsaved(design)) keepDraft(advisorId, design);
      else dropDraft(advisorId, design.draft);
    };
    const offer = { action: { text: text.undo, onPress: takeBack } };
    toast.good(text.wasReset, layout === before.layout ? {} : offer);
  };
  const goOn = async (layout?: SavedLayout) => {
    if (!(await mayDiscard())) return;
    open(layout ? workOf(layout) : blank);
    edit();
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
    // Where it is shown from now on, and not the list far below.
    document.querySelector('h1')?.focus({ preventScroll: true });
  };

  const show = () => {
    // As the layout is drawn here; a phone is shown what a phone will have, and nothing over the choice of another device.
    useView.setState({ preview: isPhone ? 'phone' : 'desktop' });
    if (isPhone) toast.clear();
  };

  const isGuest = advisorId === guestId;
  const { look, Icon } = saveLook(granted || isGuest);
  const opened = <Opened unsaved={unsaved} />;

  return (
    <>
      <PageHeader title={text.title} lead={isPhone ? opened : text.lead} beside={isPhone}>
        {isPhone && !preview && (
          <Button aria-label={text.reset} onClick={reset}>
            <RotateCcw aria-hidden="true" />
          </Button>
        )}
        <div className={styles.actions}>
          <Dock />
          {isPhone ? (
            !preview && <History />
          ) : (
            <Button onClick={reset} disabled={preview !== undefined}>
              <RotateCcw aria-hidden="true" />
              {text.reset}
            </Button>
          )}
          <Button onClick={preview ? edit : show}>
            {preview ? <PencilRuler aria-hidden="true" /> : <Eye aria-hidden="true" />}
            {preview ? text.edit : <span className={styles.previews}>{text.preview}</span>}
          </Button>
          <Button look={look} busy={saving} onClick={onSave ?? save}>
            {!saving && <Icon aria-hidden="true" />}
            {saving ? text.saving : text.save}
          </Button>
        </div>
      </PageHeader>
      {!granted && !isGuest && (
        <Alert kind="info">
          <p>{text.unlockLayouts}</p>
          <p>
            <Button size="small" look="primary" onClick={() => askToUnlock('ownLayouts')}>
              {text.unlock}
            </Button>
          </p>
        </Alert>
      )}
      <div className={preview ? styles.previewed : styles.bench}>
        <div className={styles.stage}>
          {(!isPhone || preview) && (
            <Toolbar>
              {!isPhone && opened}
              {!isPhone && !preview && (
                <div className={styles.history}>
                  <History />
                </div>
              )}
            </Toolbar>
          )}
          <Canvas data={calculator} />
          {!preview && <Legend />}
          <p className="only-read" aria-live="assertive">
            {/* Another element each time: the same text said once more is no change by itself. */}
            <span key={said.nth}>{said.text}</span>
          </p>
        </div>
        {!preview && <Panel data={data} />}
      </div>
      {!isGuest && (
        <Saved layouts={layouts} chosen={chosen} granted={granted} palette={data.palette} onOpen={goOn} />
      )}
      <Unlock />
    </>
  );
}

/** The theme builder of whoever is signed in, once it is known what they have. */
export function Builder({ advisorId }: BuilderProps) {
  const text = useWords(customizeWords);
  // What is kept of an earlier visit may be old by now. It stands where nothing newer comes.
  const own = useQuery({ ...calculatorQuery, refetchOnMount: 'always' });
  const list = useQuery({ ...savedLayouts, refetchOnMount: 'always' });
  const isAnswered = own.isFetchedAfterMount && list.isFetchedAfterMount;
  // At the last moment: another window may begin with one meanwhile.
  const onGrids = useQuery({
    queryKey: ['on grids'],
    queryFn: draftsOnGrids,
    enabled: isAnswered,
    staleTime: 0,
    gcTime: 0,
  });
  if (isAnswered && onGrids.isFetchedAfterMount && own.data && list.data)
    return (
      <Workbench advisorId={advisorId} data={own.data} layouts={list.data} onGrids={onGrids.data ?? []} />
    );
  const failure = (own.data ? null : own.error) ?? (list.data ? null : list.error);
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} />
      {failure ? (
        <Failed
          problem={failure}
          onRetry={() => {
            void own.refetch();
            void list.refetch();
          }}
        />
      ) : (
        <Loading text={text.loading} />
      )}
    </>
  );
}

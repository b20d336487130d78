import type { SavedLayout } from '@loan-kereta/sdk/contract';
import { layoutDescription, layoutLimits } from '@loan-kereta/sdk/layouts';
import type { PaletteName } from '@loan-kereta/sdk/plans';
import { cutLine } from '@loan-kereta/sdk/rules';
import { useQueryClient } from '@tanstack/react-query';
import { CopyPlus, MoreHorizontal, Pencil, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../api/api.ts';
import { changeCopy } from '../../../calculator/copy.ts';
import { calculatorQuery } from '../../../calculator/queries.ts';
import { withoutLayout } from '../../../calculator/source.ts';
import { useWords } from '../../../language/dictionary.ts';
import { tellRemoved } from '../../../profile/removed-layouts.ts';
import { publish } from '../../../profile/save.ts';
import { useSession } from '../../../session/advisor.ts';
import { useDraftDialog } from '../../../session/use-draft-dialog.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { confirm } from '../../../ui/confirm.ts';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { toast } from '../../../ui/toast.ts';
import { becomeNew, isUnsaved, useDesign } from '../design/design.ts';
import { askToUnlock } from '../unlock/unlock.tsx';
import { customizeWords } from '../words/words.ts';
import { useLayoutAction, useShowing } from './queries.ts';
import { type Naming, Rename } from './rename.tsx';
import styles from './saved.module.css';
import { Share } from './share.tsx';
import { Thumbnail } from './thumbnail.tsx';

const drafts = new Map<string, Naming>();

interface SavedLayoutProps {
  readonly layout: SavedLayout;
  /** Whether the advisor's calculator shows it. */
  readonly isChosen: boolean;
  /** Whether the plan grants layouts: those of before can be looked at and deleted otherwise. */
  readonly granted: boolean;
  readonly palette: PaletteName;
  readonly onOpen: (layout: SavedLayout) => void;
}

/** One saved layout, with what can be done with it. */
export function SavedLayoutItem({ layout, isChosen, granted, palette, onOpen }: SavedLayoutProps) {
  const text = useWords(customizeWords);
  const editing = useDesign(state => state.id === layout.id);
  const isOpen = useDesign(
    state => state.id === layout.id && state.version === layout.version && !isUnsaved(state),
  );
  const mayHaveColors = useSession(state => state.access.features?.own_branding) ?? false;
  const queries = useQueryClient();
  const { id, version: _, name, description, ...looks } = layout;
  const colors = mayHaveColors ? looks.colors : null;
  const [sharing, setSharing] = useState(false);
  const renaming = useDraftDialog(drafts, id);
  const withPlan = (act: () => void) => () => (granted ? act() : askToUnlock('ownLayouts'));

  const use = useShowing();
  const duplicate = useLayoutAction(() =>
    api.layouts.add({
      body: {
        ...looks,
        colors,
        description,
        name: text.copyOf(cutLine(name, layoutLimits.name - text.copyOf('').length)),
      },
    }),
  );
  const remove = useLayoutAction(async () => {
    await api.layouts.remove({ params: { id } });
    // What stands in for an answer that does not come would bring it back.
    const { user } = useSession.getState();
    if (user) changeCopy(user.id, own => withoutLayout(own, id));
    tellRemoved({ type: 'LAYOUT_REMOVED', id });
    toast.good(text.removed);
    // What was being edited stays on the grid, as something new.
    if (useDesign.getState().id === id) becomeNew();
    const slug = queries.getQueryData(calculatorQuery.queryKey)?.advisor.slug;
    if (isChosen && slug) publish(slug);
  });
  const askToRemove = async () => {
    const sure = await confirm({
      title: text.removeTitle(name),
      text: isChosen ? text.removeShownText : text.removeText,
      action: text.remove,
      hurts: true,
    });
    if (sure) remove.mutate(undefined);
  };

  return (
    <li className={styles.layout} aria-label={name}>
      <div className={styles.picture}>
        <Thumbnail layout={{ ...looks, colors }} palette={palette} />
        {editing && (
          <p>
            <Badge tone="teal">{text.editing}</Badge>
          </p>
        )}
      </div>
      <div className={styles.about}>
        <h3>{name}</h3>
        <Menu
          trigger={
            <button type="button" className={styles.more} aria-label={text.actions(name)}>
              <MoreHorizontal aria-hidden="true" />
            </button>
          }
        >
          <MenuItem icon={<Pencil aria-hidden="true" />} onPress={withPlan(renaming.open)}>
            {text.rename}
          </MenuItem>
          <MenuItem
            icon={<CopyPlus aria-hidden="true" />}
            onPress={withPlan(() => duplicate.mutate(undefined))}
          >
            {text.duplicate}
          </MenuItem>
          <MenuItem icon={<Share2 aria-hidden="true" />} onPress={withPlan(() => setSharing(true))}>
            {text.share}
          </MenuItem>
          <MenuItem icon={<Trash2 aria-hidden="true" />} onPress={() => void askToRemove()}>
            {text.remove}
          </MenuItem>
        </Menu>
        {description !== '' && (
          <p>{description === layoutDescription ? text.usualDescription : description}</p>
        )}
      </div>
      <div className={styles.actions}>
        <Button size="small" disabled={isOpen} onClick={() => onOpen(layout)}>
          {text.load}
        </Button>
        {isChosen ? (
          <Badge tone="good">{text.shown}</Badge>
        ) : (
          <Button size="small" busy={use.isPending} onClick={withPlan(() => use.mutate(id))}>
            {text.use}
          </Button>
        )}
      </div>
      {renaming.isOpen && <Rename layout={layout} dialog={renaming} />}
      {sharing && <Share layout={layout} onClose={() => setSharing(false)} />}
    </li>
  );
}

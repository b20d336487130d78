import type { SavedLayout } from '@loan-kereta/sdk/contract';
import { layoutDescription, layoutLimits } from '@loan-kereta/sdk/layouts';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { explain } from '../../../api/explain.ts';
import { useWords } from '../../../language/dictionary.ts';
import { useSessionForm } from '../../../session/session-form.ts';
import type { DraftDialog } from '../../../session/use-draft-dialog.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { rename, useDesign } from '../design/design.ts';
import { customizeWords } from '../words/words.ts';
import { savedLayouts } from './queries.ts';

/** What a layout is called, and what is said of it. */
export type Naming = Pick<SavedLayout, 'name' | 'description'>;

interface RenameProps {
  readonly layout: SavedLayout;
  readonly dialog: DraftDialog<Naming>;
}

function Fields({ layout, dialog }: RenameProps) {
  const text = useWords(customizeWords);
  const queries = useQueryClient();
  const { id, name, description } = layout;
  const form = useSessionForm('user', {
    defaults: {
      name,
      description: description === layoutDescription ? text.usualDescription : description,
      ...dialog.draft,
    },
    written: dialog.keep,
    send: ({ name, description: written }) => {
      const description = written === text.usualDescription ? layoutDescription : written;
      return api.layouts.change({ params: { id }, body: { name, description } });
    },
    explain: failure => explain(failure, { failed: text.actionFailed, unreachable: text.actionFailed }),
    done: ({ data: response }) => {
      void queries.invalidateQueries({ queryKey: savedLayouts.queryKey });
      const design = useDesign.getState();
      if (design.id === id) {
        // A name that is being typed beside is somebody's latest word.
        if (design.name === design.saved.name) rename(response.name);
        // What another window has saved meanwhile was not seen by this one.
        const isNext = response.version === (design.version ?? 0) + 1;
        const version = isNext ? response.version : design.version;
        useDesign.setState({ version, saved: { ...design.saved, version, name: response.name } });
      }
      dialog.close();
      return undefined;
    },
  });
  return (
    <Form form={form} submit={text.done} submitting={text.saving}>
      <TextField {...form.field('name')} label={text.name} maxLength={layoutLimits.name} autoFocus />
      <TextField
        {...form.field('description')}
        label={text.description}
        maxLength={layoutLimits.description}
        optional
      />
    </Form>
  );
}

/** Changes what a layout is called and what is said of it. */
export function Rename(props: RenameProps) {
  const text = useWords(customizeWords);
  return (
    <Dialog open onClose={props.dialog.close} title={text.renameTitle}>
      <Fields {...props} />
    </Dialog>
  );
}

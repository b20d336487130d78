import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../../language/dictionary.ts';
import { confirm } from '../../../ui/confirm.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { type Created, CreateForm } from './form.tsx';
import { Made } from './made.tsx';
import { createWords } from './words.ts';

interface CreateUserProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Asked to show the account that was made. */
  readonly onOpen: (id: number) => void;
}

/** Makes an account beside the list, and shows what it was made with. */
export function CreateUser({ open, onClose, onOpen }: CreateUserProps) {
  const text = useWords(createWords);
  const queries = useQueryClient();
  const [created, setCreated] = useState<Created>();
  const [taken, setTaken] = useState(false);

  const made = (response: Created, sends: boolean) => {
    setCreated(response);
    // A browser that lets no page open another still shows the link.
    setTaken(sends && window.open(response.welcome.link, '_blank') !== null);
    void queries.invalidateQueries({ queryKey: ['admin'] });
  };
  const close = async () => {
    const { lostQuestion: title, lostText, lostAction: action } = text;
    if (created && !taken && !(await confirm({ title, text: lostText, action, hurts: true }))) return;
    setCreated(undefined);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={() => void close()}
      title={text.title}
      description={created ? undefined : text.lead}
      from="end"
    >
      {created ? (
        <Made
          created={created}
          onTaken={() => setTaken(true)}
          onAnother={() => setCreated(undefined)}
          onOpen={() => {
            setCreated(undefined);
            onOpen(created.user.id);
          }}
        />
      ) : (
        <CreateForm onCreated={made} />
      )}
    </Dialog>
  );
}

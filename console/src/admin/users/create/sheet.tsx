import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../../language/dictionary.ts';
import { Alert, Said } from '../../../ui/alert.tsx';
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
  const isLost = created !== undefined && !taken;
  /** Takes the password off the screen, and does what comes next. */
  const leave = async (next: () => void) => {
    const { lostQuestion: title, lostText, lostAction: action } = text;
    if (isLost && !(await confirm({ title, text: lostText, action, hurts: true }))) return;
    setCreated(undefined);
    next();
  };
  return (
    <Dialog
      open={open}
      onClose={() => void leave(onClose)}
      title={text.title}
      description={created ? undefined : text.lead}
      from="end"
    >
      <Said>{created && <Alert kind="good">{text.done(created.password)}</Alert>}</Said>
      {created ? (
        <Made
          created={created}
          isLost={isLost}
          onTaken={() => setTaken(true)}
          onAnother={() => void leave(() => setTaken(false))}
          onOpen={() => void leave(() => onOpen(created.user.id))}
        />
      ) : (
        <CreateForm onCreated={made} />
      )}
    </Dialog>
  );
}

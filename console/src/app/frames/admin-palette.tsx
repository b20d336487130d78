import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/dictionary.ts';
import { useAdmin } from '../../session/admin.ts';
import { actionsOf } from '../actions.ts';
import { CommandList, type Level } from './command-list.tsx';
import { type Command, type CommandGroup, useCommands } from './commands.ts';
import { useFoundUsers, userCommand } from './found-users.tsx';
import { PaletteDialog } from './palette-dialog.tsx';
import { recentFirst, remember, useRecent, type Whom } from './recent.ts';
import { useUserCommands } from './user-commands.ts';
import type { Visit } from './visit.ts';
import type { PaletteProps } from './visit-palette.tsx';
import { frameWords } from './words.ts';

/** What is done on the screens, by role. */
function useActions(): CommandGroup {
  const { groups, actions } = useWords(frameWords);
  const role = useAdmin(state => state.admin?.role);
  const navigate = useNavigate();
  return {
    value: 'actions',
    label: groups.actions,
    items: (role ? actionsOf(role) : []).map(({ id, icon, path, state }) => ({
      value: id,
      label: actions[id],
      icon,
      run: () => void navigate(path, { state }),
    })),
  };
}

/** Every user, action and page, those that were used last before all others. */
function useTopLevel(visit: Visit, typed: string, enter: (whom: Whom) => void): Level {
  const text = useWords(frameWords);
  const { state, found, failed } = useFoundUsers(typed, enter);
  const actions = useActions();
  const places = useCommands(visit);
  const { used } = useRecent();
  const users = (items: readonly Command[]) => ({ value: 'users', label: text.groups.users, items });
  const groups = [users(found), actions, ...places];
  return {
    label: text.commands,
    hint: text.findAsAdmin,
    groups: [
      ...recentFirst(groups, used, text.palette.recent, whom => userCommand(whom, enter)),
      { ...users(failed), value: 'failed' },
    ],
    state,
  };
}

interface CommandsProps extends Pick<PaletteProps, 'visit' | 'onClose'> {
  readonly whom: Whom | undefined;
  readonly onWhom: (whom: Whom | undefined) => void;
}

function Commands({ visit, onClose, whom, onWhom }: CommandsProps) {
  const { palette } = useWords(frameWords);
  // Who goes back finds what they had typed.
  const [search, setSearch] = useState('');
  const [act, setAct] = useState('');
  const top = useTopLevel(visit, search, next => {
    setAct('');
    onWhom(next);
  });
  const name = whom && (whom.name || whom.email);
  const ofUser = useUserCommands(whom);
  const level =
    name === undefined
      ? top
      : {
          ...ofUser,
          label: palette.actsOn(name),
          hint: palette.findAct,
          within: { name, leave: () => onWhom(undefined) },
        };
  const choose = ({ value, leads, run }: Command) => {
    if (leads === undefined) {
      remember(whom ? { whom } : { value });
      onClose();
    }
    run();
  };
  return (
    <CommandList
      level={level}
      typed={whom ? act : search}
      onType={whom ? setAct : setSearch}
      onChoose={choose}
    />
  );
}

/** Every page, every action and every user of the admin centre, found by typing a part of the name; and what is done to a user. */
export default function AdminPalette({ visit, open, onClose }: PaletteProps) {
  const [whom, setWhom] = useState<Whom>();
  const leave = () => setWhom(undefined);
  return (
    <PaletteDialog open={open} onClose={onClose} onBack={whom && leave} onClosed={leave}>
      <Commands visit={visit} onClose={onClose} whom={whom} onWhom={setWhom} />
    </PaletteDialog>
  );
}

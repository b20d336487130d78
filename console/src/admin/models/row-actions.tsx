import { ArrowDown, ArrowUp, Ellipsis, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { api } from '../../api/api.ts';
import { useWords } from '../../language/dictionary.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { RowActs } from '../../ui/table/row-acts.tsx';
import { type Car, type CarList, fullName } from './list.ts';
import { useChanges } from './use-changes.ts';
import { carWords } from './words.ts';

interface RowActionsProps {
  readonly car: Car;
  /** The list that the row is of. */
  readonly list: CarList;
  /** Whether the rows stand in the list's own order, in which alone they can be moved. */
  readonly movable: boolean;
  readonly onEdit: (id: string) => void;
}

/** What can be done to a variant from its row. */
export function RowActions({ car, list, movable, onEdit }: RowActionsProps) {
  const text = useWords(carWords);
  const { change, busy } = useChanges();
  const { id, active } = car;
  const name = fullName(car);
  const { version } = list;
  const before = list.data.items;
  const from = before.findIndex(each => each.id === id);
  const others = before.filter(each => each.id !== id);

  const remove = async () => {
    const question = { title: text.deleteQuestion(name), text: text.deleteText };
    if (!(await confirm({ ...question, action: text.delete, hurts: true }))) return;
    change({
      about: id,
      run: () => api.models.remove({ params: { id }, version }),
      before,
      after: others,
      done: text.deleted,
      failed: text.deleteFailed,
    });
  };
  const toggleSale = () =>
    change({
      about: id,
      run: () => api.models.change({ params: { id }, version, body: { active: !active } }),
      before,
      after: before.map(each => (each.id === id ? { ...car, active: !active } : each)),
      done: (active ? text.offSaleNow : text.onSaleAgain)(name),
      failed: text.saveFailed,
    });
  const move = (by: -1 | 1) => {
    const after = [...others.slice(0, from + by), car, ...others.slice(from + by)];
    change({
      about: id,
      run: () => api.models.saveEditor({ version, body: { items: after } }),
      before,
      after,
      done: text.moved(name),
      failed: text.saveFailed,
    });
  };

  const Sale = active ? EyeOff : Eye;
  return (
    <RowActs>
      <Button look="quiet" size="small" aria-label={`${text.edit} ${name}`} onClick={() => onEdit(id)}>
        <Pencil aria-hidden="true" />
      </Button>
      <Button
        look="quiet"
        size="small"
        disabled={busy}
        aria-label={`${text.delete} ${name}`}
        onClick={() => void remove()}
      >
        <Trash2 aria-hidden="true" />
      </Button>
      <Menu
        trigger={
          <Button look="quiet" size="small" aria-label={`${text.more}: ${name}`}>
            <Ellipsis aria-hidden="true" />
          </Button>
        }
      >
        {movable && from > 0 && (
          <MenuItem icon={<ArrowUp aria-hidden="true" />} disabled={busy} onPress={() => move(-1)}>
            {text.moveUp}
          </MenuItem>
        )}
        {movable && from < before.length - 1 && (
          <MenuItem icon={<ArrowDown aria-hidden="true" />} disabled={busy} onPress={() => move(1)}>
            {text.moveDown}
          </MenuItem>
        )}
        <MenuItem icon={<Sale aria-hidden="true" />} disabled={busy} onPress={toggleSale}>
          {active ? text.takeOffSale : text.putOnSale}
        </MenuItem>
      </Menu>
    </RowActs>
  );
}

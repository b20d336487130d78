import { type FocusEvent, type FormEvent, useState } from 'react';
import { useWidget } from './context.tsx';
import type { Later } from './use-later.ts';

/** What a box is typed for. */
export type BoxField = 'deposit' | 'rate';

/**
 * The props of a box that is typed into. A module that comes later reads what is typed, which stands until it is read or
 * the box is left.
 * @param value the field's value as it is shown
 */
export function useBox(field: BoxField, value: string) {
  const widget = useWidget();
  const [typed, show] = useState<string>();
  const before = typed ?? value;
  return {
    type: 'text',
    autoComplete: 'off',
    value: before,
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
    onInput: (event: FormEvent<HTMLInputElement>) => {
      const box = event.currentTarget;
      const text = box.value;
      show(text);
      const take = (module: Later) => module.takeTyped(box, field, widget, show, before, text, event);
      // At once where it can be: the next key must find the text that this one left.
      if (widget.later) take(widget.later);
      else import('./later.ts').then(take, () => show(undefined));
    },
  };
}

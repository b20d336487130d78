import { useRef, useState } from 'react';

/** The saving of something of which one is chosen, such as the theme. */
export interface Saving {
  /** What is chosen and was not saved: the advisor sees it, and buyers the one before. */
  readonly unsaved: string | undefined;
  readonly save: (chosen: string) => void;
}

/**
 * Saves what is chosen, one after the other, so that the last is saved last; what was passed over meanwhile is not sent.
 * Once something else is chosen, it is no news any more that the one before was not saved.
 */
export function useSaving(send: (chosen: string) => Promise<void>): Saving {
  const latest = useRef('');
  const sending = useRef(Promise.resolve());
  const [unsaved, setUnsaved] = useState<string>();
  return {
    unsaved,
    save(chosen) {
      latest.current = chosen;
      setUnsaved(undefined);
      const isLatest = () => latest.current === chosen;
      sending.current = sending.current
        .then(() => (isLatest() ? send(chosen) : undefined))
        .catch(() => {
          if (isLatest()) setUnsaved(chosen);
        });
    },
  };
}

import { useRef, useState } from 'react';

/** The saving of something of which one is chosen, such as the theme. */
export interface Saving {
  /** What is chosen and was not saved: the advisor sees it, and buyers the one before. */
  readonly unsaved: string | undefined;
  readonly save: (chosen: string) => void;
}

/** Saves what is chosen. Once something else is, it is no news any more that the one before was not saved. */
export function useSaving(send: (chosen: string) => Promise<void>): Saving {
  const latest = useRef('');
  const [unsaved, setUnsaved] = useState<string>();
  return {
    unsaved,
    save(chosen) {
      latest.current = chosen;
      setUnsaved(undefined);
      send(chosen).catch(() => latest.current === chosen && setUnsaved(chosen));
    },
  };
}

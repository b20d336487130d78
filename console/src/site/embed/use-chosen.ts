import { isRecord } from '@loan-kereta/sdk/rules';
import { useState } from 'react';
import { tabStorage } from '../../browser/storage.ts';
import { useSession } from '../../session/advisor.ts';
import { embedChoicesKey } from '../../session/stored.ts';

/** What may be chosen for one place. */
export const choosable = ['theme', 'palette', 'lang', 'model'] as const;

/** What a choice is called that leaves it to the advisor's own. */
export const own = 'own';

export type Chosen = Readonly<Record<(typeof choosable)[number], string>>;

const nothing: Chosen = { theme: own, palette: own, lang: own, model: own };

/**
 * What is chosen for one place. This tab keeps it for the account while the page is left, and over the end of a session,
 * until somebody signs out.
 */
export function useChosen() {
  const key = `${useSession(({ user }) => user?.id)}`;
  const [chosen, setChosen] = useState<Chosen>(() => {
    const kept = tabStorage.readRecord(embedChoicesKey)?.[key];
    return { ...nothing, ...(isRecord(kept) && kept) };
  });
  const choose = (name: keyof Chosen, value: string) => {
    const next = { ...chosen, [name]: value };
    setChosen(next);
    tabStorage.write(
      embedChoicesKey,
      JSON.stringify({ ...tabStorage.readRecord(embedChoicesKey), [key]: next }),
    );
  };
  return { chosen, choose };
}

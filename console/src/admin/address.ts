import { useSearchParams } from 'react-router';

type Changes = Readonly<Record<string, string | undefined>>;

/**
 * What a page shows, which stands in its address, so that Back, a reload and a link lead to the same.
 * @returns the parameters, and what changes some of them: undefined takes one away
 */
export function useAddress() {
  const [query, setQuery] = useSearchParams();
  const set = (changes: Changes, { isStep = false } = {}) =>
    setQuery(
      before => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes))
          if (value === undefined) after.delete(name);
          else after.set(name, value);
        return after;
      },
      // A step is what Back takes back.
      { replace: !isStep, preventScrollReset: true },
    );
  const id = (name: string): number | undefined => {
    const number = Number(query.get(name));
    return Number.isInteger(number) && number > 0 ? number : undefined;
  };
  return { query, id, set };
}

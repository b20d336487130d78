import { isRecord } from '@loan-kereta/sdk/rules';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Sorting } from '../ui/table/columns.ts';

type Changes = Readonly<Record<string, string | undefined>>;

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find(value => value === given);

/** One of some values, by the name of its parameter; undefined for anything else. */
export const choiceIn = <Value extends string>(
  query: URLSearchParams,
  name: string,
  values: readonly Value[],
) => oneOf(values, query.get(name));

/** By which of these columns a list is ordered; undefined for the order that it has by itself. */
export function sortingIn<Column extends string>(query: URLSearchParams, columns: readonly Column[]) {
  const sort = query.get('sort');
  const column = oneOf(columns, sort?.replace(/^-/, '') ?? null);
  return column && { column, descending: sort?.startsWith('-') ?? false };
}

/** Whether what the address has was opened by a step from just these parameters. @param state that of the place in the history */
const isStepFrom = (state: unknown, query: URLSearchParams): boolean =>
  isRecord(state) && state.steppedFrom === query.toString();

/**
 * What a page shows, which stands in its address, so that Back, a reload and a link lead to the same.
 * @returns the parameters, how some are read, and what changes some of them: undefined takes one away
 */
export function useAddress() {
  const [query] = useSearchParams();
  const go = useNavigate();
  const { state } = useLocation();
  // An address takes a moment to change: who searches and filters at once wants both.
  const wanted = useRef(query);
  const [settled, settle] = useState(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address that was refused is not the one that is shown
  useEffect(() => {
    wanted.current = query;
  }, [query, settled]);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  // The same until the address changes: what is drawn of it is not drawn again with every hundred rows that come.
  return useMemo(() => {
    const lead = async (after: URLSearchParams, options: NavigateOptions) => {
      wanted.current = after;
      await go(`?${after}`, options);
      // Whoever would lose something by it may have stayed where they were.
      if (wanted.current === after) startTransition(() => settle(after));
    };
    const set = (changes: Changes, { isStep = false } = {}) => {
      const after = new URLSearchParams(wanted.current);
      for (const [name, value] of Object.entries(changes))
        if (value === undefined) after.delete(name);
        else after.set(name, value);
      // A step is what Back takes back, and so does whatever leads to where it was taken from.
      if (!isStep && isStepFrom(state, after)) void go(-1);
      else
        void lead(after, {
          replace: !isStep,
          preventScrollReset: true,
          state: isStep ? { steppedFrom: wanted.current.toString() } : state,
        });
    };
    const id = (name: string): number | undefined => {
      const number = Number(query.get(name));
      return Number.isInteger(number) && number > 0 ? number : undefined;
    };
    const setSorting = (next: Sorting | undefined) =>
      set({ sort: next && `${next.descending ? '-' : ''}${next.column}` });
    return {
      query,
      id,
      /** Whether a parameter says so now, and here: an answer may come when something else has been opened, or nothing is. */
      stillHas: (name: string, value: string | number) =>
        isHere.current && wanted.current.get(name) === `${value}`,
      choice: <Value extends string>(name: string, values: readonly Value[]) => choiceIn(query, name, values),
      sortingBy: <Column extends string>(columns: readonly Column[]) => sortingIn(query, columns),
      set,
      setSorting,
    };
  }, [query, go, state]);
}

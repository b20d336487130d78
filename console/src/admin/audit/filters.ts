import { useAddress } from '../address.ts';
import { timeOf } from '../dates.ts';

export const logs = ['history', 'security'] as const;
export type Log = (typeof logs)[number];

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** A day as a date field has it; undefined for anything else. */
export function dayOf(given: string | null): string | undefined {
  if (!given || !dayPattern.test(given)) return undefined;
  const year = Number(given.slice(0, 4));
  return year >= 2000 && year < 2099 && !Number.isNaN(Date.parse(`${given}T00:00`)) ? given : undefined;
}

/** The beginning of a day, as the API takes it: where one is over, the next begins. */
const beginningOf = (day: string) => timeOf(`${day}T00:00`);
const endOf = (day: string) => timeOf(`${day}T24:00`);

/** Which log is read, what it is narrowed to, and which entry is open: all of it stands in the address. */
export function useFilters() {
  const { query, id, set } = useAddress();
  const text = (name: string) => query.get(name)?.trim() || undefined;
  const [from, to] = [dayOf(query.get('from')), dayOf(query.get('to'))];
  const log = logs.find(each => each === query.get('log')) ?? 'history';
  const filters = {
    /** The account that it is about. */
    user: id('user'),
    /** The admin who did it or, in the security log, who was signed in to. */
    admin: id('admin'),
    /** The admin to whom it was done. */
    target: id('target'),
    /** An action of the history, or a kind of the security log. */
    action: text('action'),
    network: text('network'),
    from,
    to,
  };
  return {
    ...filters,
    log,
    isFiltered: Object.values(filters).some(value => value !== undefined),
    /** The days as points in time, the last one until it is over. */
    times: { ...(from && { since: beginningOf(from) }), ...(to && { until: endOf(to) }) },
    oldestFirst: query.get('sort') === 'created_at',
    openId: id('entry'),
    /** Narrows it further, and closes the entry that it may have been narrowed from. */
    narrow: (changes: { readonly [Name in keyof typeof filters]?: string | undefined }) =>
      set({ ...changes, entry: undefined }),
    clear: () => set(Object.fromEntries(Object.keys(filters).map(name => [name, undefined]))),
    /** What one log is narrowed to by action is nothing to the other. */
    read: (next: Log) =>
      set({
        log: next === 'history' ? undefined : next,
        action: undefined,
        target: undefined,
        entry: undefined,
      }),
    order: (oldestFirst: boolean) => set({ sort: oldestFirst ? 'created_at' : undefined }),
    open: (entry: number) => set({ entry: `${entry}` }, { isStep: true }),
    close: () => set({ entry: undefined }),
  };
}

export type Filters = ReturnType<typeof useFilters>;

/** What both logs are narrowed to, as the API takes it. */
export const narrowed = ({ user, admin, network, times }: Filters) => ({
  ...(user !== undefined && { advisor_id: user }),
  ...(admin !== undefined && { admin_id: admin }),
  ...(network !== undefined && { network }),
  ...times,
});

/** The order of both logs, as the API takes it: the newest first unless told. */
export const sorted = ({ oldestFirst }: Filters) => (oldestFirst ? { sort: 'created_at' as const } : {});

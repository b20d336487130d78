import type { SavedLayout } from '@loan-kereta/sdk/contract';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { isPassing } from '../../api/is-passing.ts';
import { useDates } from '../../language/dates.ts';
import { useWords } from '../../language/dictionary.ts';
import type { Draft, Work } from './design/design.ts';
import { isKeptAs } from './design/kept.ts';
import { savedLayouts } from './saved/queries.ts';
import { customizeWords } from './words/words.ts';

/** What a layout is called that nobody has named: when it was saved, as briefly as its field takes on a phone, and a number where that is taken. */
function freshName(name: string, taken: readonly string[]): string {
  for (let count = 1; ; count++) {
    const next = count === 1 ? name : `${name} (${count})`;
    if (!taken.includes(next)) return next;
  }
}

async function send({ id, version, name, layout }: Work): Promise<SavedLayout> {
  const body = { ...layout, components: [...layout.components], name: name.trim() || undefined };
  if (id === undefined) return api.layouts.add({ body });
  const seen = version === undefined ? {} : { version: `"${version}"` };
  return (await api.layouts.change({ params: { id }, body, ...seen })).data;
}

/** What was sent of one work, and what was known then; no answer has come, but it may have arrived. */
interface Unanswered {
  readonly draft: string;
  readonly sent: readonly Work[];
  readonly known: readonly SavedLayout[];
  /** What it is called if nobody names it: sent again it is called the same, or it would be another layout. */
  readonly usualName: string;
}

/** The layout that something unanswered has become; undefined where none of it has arrived. */
const arrived = ({ sent, known }: Unanswered, layouts: readonly SavedLayout[]): SavedLayout | undefined =>
  [...layouts]
    .reverse()
    .find(layout =>
      sent.some(
        each =>
          isKeptAs(each, layout) && (each.id !== undefined || known.every(({ id }) => id !== layout.id)),
      ),
    );

/** The work whose last save had no answer: also once the page has been left and come back to. */
let unanswered: Unanswered | undefined;

/** Sends what is to be saved, as a change of what has arrived before without an answer. */
export function useSending(): (work: Draft) => Promise<SavedLayout> {
  const text = useWords(customizeWords);
  const dates = useDates();
  const queries = useQueryClient();

  const begin = (draft: string): Unanswered => {
    const known = queries.getQueryData(savedLayouts.queryKey) ?? [];
    const moment = text.unnamed(dates.shortMoment(new Date().toISOString()));
    const taken = known.map(each => each.name);
    return { draft, sent: [], known, usualName: freshName(moment, taken) };
  };

  return async work => {
    const { draft, id } = work;
    const isOfIt = ({ draft: of, sent }: Unanswered) =>
      of === draft || (id !== undefined && sent.some(each => each.id === id));
    const before = unanswered && isOfIt(unanswered) ? unanswered : begin(draft);
    const found =
      before.sent.length > 0
        ? arrived(before, await queries.fetchQuery({ ...savedLayouts, staleTime: 0 }))
        : undefined;
    if (found && isKeptAs({ ...work, id: found.id }, found)) {
      unanswered = undefined;
      return found;
    }
    const next = found ? { ...work, id: found.id, version: found.version } : work;
    const sent = next.id === undefined && !next.name.trim() ? { ...next, name: before.usualName } : next;
    try {
      const saved = await send(sent);
      unanswered = undefined;
      return saved;
    } catch (failure) {
      if (isPassing(failure)) unanswered = { ...before, sent: [...before.sent, sent] };
      throw failure;
    }
  };
}

import type { SessionSummary } from '@loan-kereta/sdk/contract';
import { malaysia, mostSessions } from '@loan-kereta/sdk/rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { explain } from '../../api/explain.ts';
import { useDates } from '../../language/dates.ts';
import { useWords } from '../../language/dictionary.ts';
import type { UserType } from '../../session/channel.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.ts';
import { FoldingCard } from '../../ui/folding-card.tsx';
import type { Column } from '../../ui/table/columns.ts';
import { Table } from '../../ui/table/table.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './devices.module.css';
import { devicesWords } from './words.ts';

/** What each kind of account asks of its own sessions. */
const calls = { user: api.sessions, admin: api.adminSessions };

/** Where an account is signed in, and a way to end each. */
export function Devices({ of }: { readonly of: UserType }) {
  const text = useWords(devicesWords);
  const dates = useDates(of === 'admin' ? malaysia.timeZone : undefined);
  const client = useQueryClient();
  const sessions = calls[of];
  // What concerns admins is asked anew after whatever an admin does.
  const queryKey = of === 'admin' ? ['admin', 'devices'] : ['devices'];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => sessions.list({ query: { limit: mostSessions } }),
    meta: { session: of },
  });
  const nameOf = ({ device }: SessionSummary) =>
    [device.browser, device.system].filter(Boolean).join(' · ') || text.unknown;

  const refresh = () => client.invalidateQueries({ queryKey });
  const onError = (failure: unknown) => toast.bad(explain(failure, text));
  const ending = useMutation({
    mutationFn: ({ id }: SessionSummary) => sessions.end({ params: { id } }),
    meta: { session: of },
    onSuccess: (_, session) => toast.good(text.ended(nameOf(session))),
    onError,
    onSettled: refresh,
  });
  const endingOthers = useMutation({
    mutationFn: () => sessions.endOthers(),
    meta: { session: of },
    onSuccess: () => toast.good(text.othersEnded),
    onError,
    onSettled: refresh,
  });
  const end = async (session: SessionSummary) => {
    if (await confirm({ title: text.endQuestion(nameOf(session)), action: text.end })) ending.mutate(session);
  };
  const endOthers = async () => {
    if (await confirm({ title: text.othersQuestion, action: text.endOthers })) endingOthers.mutate();
  };

  const columns: Column<SessionSummary>[] = [
    {
      id: 'device',
      title: text.device,
      cell: session => (
        <span className={styles.row}>
          {nameOf(session)}
          {session.current && <Badge tone="teal">{text.current}</Badge>}
        </span>
      ),
    },
    { id: 'network', title: text.network, cell: ({ network }) => network ?? '–' },
    { id: 'seen', title: text.seen, cell: ({ seen_at }) => dates.moment(seen_at) },
  ];
  // Where this device is the only one there is nothing to end.
  if (data?.items.some(({ current }) => !current))
    columns.push({
      id: 'end',
      title: text.action,
      align: 'end',
      cell: session =>
        !session.current && (
          <Button
            size="small"
            aria-label={text.endOne(nameOf(session))}
            busy={ending.isPending && ending.variables.id === session.id}
            onClick={() => void end(session)}
          >
            {text.end}
          </Button>
        ),
    });
  return (
    <FoldingCard
      title={text.title}
      text={text.text}
      state={data && text.count(data.items.length)}
      folds={of === 'user'}
      aside={
        (data?.items.length ?? 0) > 1 && (
          <Button size="small" busy={endingOthers.isPending} onClick={() => void endOthers()}>
            {text.endOthers}
          </Button>
        )
      }
    >
      <Table
        label={text.title}
        columns={columns}
        rows={data?.items}
        rowId={({ id }) => id}
        rowName={nameOf}
        problem={data ? undefined : error}
        onRetry={() => void refetch()}
        empty={{ title: text.none }}
      />
    </FoldingCard>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Radio } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { api } from '../../../api/api.ts';
import { later } from '../../../browser/later.tsx';
import { useWords } from '../../../language/dictionary.ts';
import { useSession } from '../../../session/advisor.ts';
import { noticeEnd } from '../../../session/notice-end.ts';
import { Button } from '../../../ui/button.tsx';
import { OnItsWay } from '../../../ui/on-its-way.tsx';
import { toast } from '../../../ui/toast.ts';
import { coloursOf } from './colours.ts';
import styles from './live.module.css';
import { useOnScreen } from './on-screen.ts';
import { createSender, type Sender } from './sender.ts';
import { useStreamSetting, withSetting } from './setting.ts';
import { forgetSteered, isSteering, keepSteered, onTaken, takeStream } from './steered.ts';
import { liveWords } from './words.ts';

/** Brings a form and a code to be scanned, which most visits never see. */
const LiveDialog = later(() => import('./live-dialog.tsx').then(({ LiveDialog }) => LiveDialog));

/** How often the phone asks who follows, in ms. */
const askMilliseconds = 3000;
const streamKey = ['stream'];

/** Has the overlays of the live stream show what the calculator shows, and says how that goes. */
export function Live({ host }: { readonly host: HTMLElement }) {
  const text = useWords(liveWords);
  const { state: shown, asked, palette } = useOnScreen();
  const setting = useStreamSetting();
  const state = useMemo(
    () => shown && withSetting({ ...shown, ...(palette && { palette }) }, setting),
    [shown, palette, setting],
  );
  const [offline, setOffline] = useState(false);
  const sender = useRef<Sender>(undefined);
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: streamKey,
    queryFn: () => api.streams.get(),
    refetchInterval: query => (query.state.data?.stream || asked ? askMilliseconds : false),
  });
  const stream = data?.stream ?? undefined;
  const screens = stream ? stream.overlays + stream.sources : 0;
  const userId = useSession(({ user }) => user?.id);
  // Another tab of this session's may have it on air: one that is merely opened leaves that as it is.
  const [isAsked, setAsked] = useState(() => isSteering(userId));
  const mayBeHere = stream?.steered_here === true;
  const steers = mayBeHere && isAsked;
  const isKnown = data !== undefined;
  const refresh = () => queries.invalidateQueries({ queryKey: streamKey });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done for a refusal is the same each time
  useEffect(() => {
    if (!steers) return;
    const made = createSender({
      onOffline: setOffline,
      onRefused: problem => {
        noticeEnd(problem);
        toast.bad(problem.detail);
        void refresh();
      },
    });
    sender.current = made;
    return () => {
      made.stop();
      sender.current = undefined;
      setOffline(false);
    };
  }, [steers]);
  useEffect(() => {
    if (!steers || !state || userId === undefined) return;
    keepSteered(userId, state);
    sender.current?.send(state);
  }, [steers, state, userId]);
  useEffect(() => {
    if (!isKnown || mayBeHere) return;
    forgetSteered();
    setAsked(false);
  }, [isKnown, mayBeHere]);

  useEffect(
    () =>
      onTaken(taken => {
        if (taken.userId !== userId) return;
        forgetSteered();
        setAsked(false);
      }),
    [userId],
  );
  const steer = () => {
    setAsked(true);
    if (userId !== undefined) takeStream(userId);
  };

  return (
    <>
      {stream && (
        <aside className={styles.bar} aria-label={text.title} data-stream="">
          <span
            className={steers && !offline && !setting.hidden && screens > 0 ? styles.light : styles.dimmed}
            aria-hidden="true"
          />
          <p className={styles.said} role="status">
            <strong>{text.live}</strong>{' '}
            {steers
              ? offline
                ? text.offline
                : setting.hidden
                  ? text.hidden
                  : text.connected(screens)
              : text.elsewhere}
          </p>
          <Button size="small" onClick={() => useOnScreen.setState({ asked: true })}>
            <Radio aria-hidden="true" />
            {text.manage}
          </Button>
        </aside>
      )}
      {asked !== undefined && (
        <LiveDialog
          waiting={<OnItsWay />}
          open={asked}
          colours={asked ? coloursOf(host) : {}}
          stream={stream}
          addressSince={data?.address_since}
          steers={steers}
          state={state}
          onSteer={steer}
          onChanged={refresh}
          onClose={() => useOnScreen.setState({ asked: false })}
        />
      )}
    </>
  );
}

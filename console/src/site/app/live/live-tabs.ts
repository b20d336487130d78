import { isRecord } from '@loan-kereta/sdk/rules';
import { tabChannel } from '../../../browser/tab-channel.ts';
import { useSession } from '../../../session/advisor.ts';
import { forgetSteered, isSteering, onTaken } from './steered.ts';

/** Whether buyers see this page on a live stream, or another that it steers for who may still do so. */
export function isLive(): boolean {
  const query = new URLSearchParams(window.location.search);
  const { user, access } = useSession.getState();
  const steers = access.features?.presenter_mode !== false && isSteering(user?.id);
  return query.has('presenter') || query.has('tiktok') || steers;
}

/** A question to the other tabs and its answer, or that the session which they share has an account's stream on air no more. */
type AboutStream =
  | { readonly type: 'IS_ANY_LIVE' | 'LIVE' }
  | { readonly type: 'STREAM_OVER'; readonly userId: number };

const isAboutStream = (data: unknown): data is AboutStream =>
  isRecord(data) &&
  (data.type === 'IS_ANY_LIVE' ||
    data.type === 'LIVE' ||
    (data.type === 'STREAM_OVER' && typeof data.userId === 'number'));

const streams = tabChannel('live_tabs', isAboutStream);

/**
 * Forgets what this tab has on air once the server says that it is over, or steered elsewhere, and has the other tabs do
 * so. The calculator sees to that while it is shown; here it may be hidden, or left.
 */
export async function checkSteered(): Promise<void> {
  const userId = useSession.getState().user?.id;
  if (userId === undefined || !isSteering(userId)) return;
  const { api } = await import('../../../api/api.ts');
  // Where nobody answers, it may well be on.
  const answer = await api.streams.get().catch(() => undefined);
  if (!answer || answer.stream?.steered_here) return;
  // Taken over meanwhile, what another tab has on air is another stream.
  if (!isSteering(userId)) return;
  forgetSteered();
  streams.tell({ type: 'STREAM_OVER', userId });
}

let answers = false;

/** Has this tab tell each other that asks whether a live stream is on here, and hear what they say of it. */
export function answerOtherTabs(): void {
  if (answers) return;
  answers = true;
  streams.hear(message => {
    if (message.type === 'STREAM_OVER') {
      if (isSteering(message.userId)) forgetSteered();
    } else if (message.type === 'IS_ANY_LIVE' && isLive()) {
      streams.tell({ type: 'LIVE' });
      // An answer has no time to ask the server: the next one is as it says.
      void checkSteered();
    }
  });
  // Also where the calculator, which lets go of the stream itself, is not shown.
  onTaken(({ userId }) => {
    if (isSteering(userId)) forgetSteered();
  });
}

/** A live tab has some time to say so, in ms. */
const answerTime = 500;

/** Whether a live stream is on in any tab, from which a new version would take the parts that it has not fetched yet. */
export async function isAnyLive(): Promise<boolean> {
  await checkSteered();
  if (isLive()) return true;
  return new Promise(resolve => {
    const answer = (isOn: boolean) => {
      stop();
      resolve(isOn);
    };
    const stop = streams.hear(({ type }) => type === 'LIVE' && answer(true));
    streams.tell({ type: 'IS_ANY_LIVE' });
    setTimeout(answer, answerTime, false);
  });
}

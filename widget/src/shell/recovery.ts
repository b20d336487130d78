import { perodua } from '@loan-kereta/sdk/catalogue';
import type { EmbedErrorCode } from '@loan-kereta/sdk/embed';
import { notices as malay } from '@loan-kereta/sdk/languages/ms/notices';
import type { EmbedData } from '../session/embed-data.ts';
import type { Notice, Session } from '../session/session.ts';
import { pause } from '../ui/pause.ts';

const unknownName = (written: string | null | undefined) =>
  `Loan Kereta: no advisor has the name "${written ?? ''}". Write the name that follows /a/ in the address of the advisor’s page.`;

/** How long one attempt may take, in ms. */
const attemptTimeout = 10_000;
/** The waits before the second and the third attempt, in ms. */
const waits = [1000, 2000];

const notice =
  (name: keyof typeof malay): Notice =>
  dictionary =>
    dictionary?.notices?.[name] ?? malay[name];
const offline = notice('offline');
const unknownAdvisor = notice('unknownAdvisor');

/** An advisor of whom nothing is known, on the free plan, with the built-in list. */
const builtIn: EmbedData = {
  advisor: { slug: '', name: '', headline: '', whatsapp: '', phone: '', photo: null },
  plan: 'basic',
  features: {
    themes_unlocked: 3,
    theme_access: ['theme1', 'theme2', 'theme3'],
    presenter_mode: false,
    custom_color: false,
    edit_data: false,
    watermark: true,
    share: false,
    own_layouts: false,
    own_branding: false,
  },
  theme: 'theme-01',
  palette: 'default',
  colours: undefined,
  models: perodua,
};

/** Who asks to be left alone for longer (`Retry-After`) is not asked again, in s. */
const longestRest = 120;

/** A request for an advisor's data; it fails with the response that had none, or with an error. */
type Attempt = Promise<EmbedData>;

/** The data, or a rejection when the attempt takes too long. */
const inTime = (attempt: Attempt): Attempt =>
  Promise.race([
    attempt,
    pause(attemptTimeout).then(
      () => Promise.reject(new Error('No answer in time')),
      () => attempt,
    ),
  ]);

/** How long to wait after a failure, in ms; undefined to ask no more. */
function waitAfter(failure: unknown, failures: number): number | undefined {
  // Who is told that it was too often asks again only when told how long to wait.
  if (!(failure instanceof Response) || failure.status !== 429) return waits[failures];
  const rest = Number(failure.headers.get('Retry-After'));
  return rest > 0 && rest <= longestRest && failures < waits.length ? rest * 1000 : undefined;
}

/**
 * Takes over when an advisor's data is late or lost: shows what there is and says why, and goes on asking as long as
 * the data is wanted: three times, and then after ever longer a while, unless the server has said that it was too often.
 * @param session what stands there: data of the very advisor are better than the built-in list
 * @param first the attempt that is late or lost
 * @param again begins another
 * @param later begins all anew after a while
 */
export async function recover(
  session: Session,
  first: Attempt,
  again: () => Attempt,
  show: (data: EmbedData, notice?: Notice) => void,
  fail: (code: EmbedErrorCode, cause: unknown) => void,
  isWanted: () => boolean,
  later: () => void,
): Promise<void> {
  const { data, named, options } = session;
  const standIn = data && named === options.advisor ? data : builtIn;
  let attempt = first;
  let isLate = true;
  // What has failed already is told as that, below.
  pause(0).then(
    () => isLate && show(standIn, offline),
    () => {},
  );
  for (let failures = 0; ; failures++) {
    try {
      const data = await inTime(attempt);
      isLate = false;
      return show(data);
    } catch (failure) {
      isLate = false;
      if (!isWanted()) return;
      const status = failure instanceof Response ? failure.status : failure;
      // What is not a name at all (400) is as unknown as a name that nobody has (404).
      const unknown = status === 404 || status === 400;
      if (failures === 0 || unknown) show(unknown ? builtIn : standIn, unknown ? unknownAdvisor : offline);
      const wait = unknown ? undefined : waitAfter(failure, failures);
      if (wait === undefined) {
        fail(unknown ? 'advisor_not_found' : 'api_unreachable', status);
        // biome-ignore lint/suspicious/noConsole: an embedder has to learn somewhere of a wrong name
        if (unknown && options.advisor !== '') console.warn(unknownName(options.advisor));
        // A refusal, in the terms of whatever asks, is no outage.
        const refused = Object(failure).status;
        return unknown || refused === 401 || refused === 429 ? undefined : later();
      }
      await pause(wait).catch(() => {});
      if (!isWanted()) return;
      attempt = again();
    }
  }
}

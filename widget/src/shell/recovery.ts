import { perodua } from '@loan-kereta/sdk/catalogue';
import type { EmbedErrorCode } from '@loan-kereta/sdk/embed';
import { notices as malay } from '@loan-kereta/sdk/languages/ms/notices';
import type { EmbedData } from '../session/embed-data.ts';
import type { Notice } from '../session/session.ts';

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
  themes: ['theme1', 'theme2', 'theme3'],
  presenterMode: false,
  customColor: false,
  editData: false,
  watermark: true,
  share: false,
  ownBranding: false,
  theme: 'theme-01',
  palette: 'default',
  colours: undefined,
  models: perodua,
};

/** A request for an advisor's data; it fails with the status of the answer, or with an error. */
type Attempt = Promise<EmbedData>;

const after = (ms: number) => new Promise<undefined>(resolve => setTimeout(() => resolve(undefined), ms));

/** The data, or a rejection when the attempt takes too long. */
const inTime = (attempt: Attempt): Attempt =>
  Promise.race([attempt, after(attemptTimeout).then(() => Promise.reject(new Error('No answer in time')))]);

/**
 * Takes over when an advisor's data is late or lost: shows the built-in list and says why, and goes on asking,
 * three times in all, as long as the data is wanted.
 * @param first the attempt that is late or lost
 * @param again begins another
 */
export async function recover(
  first: Attempt,
  again: () => Attempt,
  show: (data: EmbedData, notice?: Notice) => void,
  fail: (code: EmbedErrorCode, cause: unknown) => void,
  isWanted: () => boolean,
): Promise<void> {
  const late = setTimeout(() => show(builtIn, offline));
  let attempt = first;
  for (let failures = 0; ; failures++) {
    try {
      return show(await inTime(attempt));
    } catch (failure) {
      clearTimeout(late);
      if (!isWanted()) return;
      // What is not a name at all (400) is as unknown as a name that nobody has (404).
      const unknown = failure === 404 || failure === 400;
      if (failures === 0 || unknown) show(builtIn, unknown ? unknownAdvisor : offline);
      const wait = waits[failures];
      // Who is told that it was too often (429) does not ask more often.
      if (unknown || failure === 429 || wait === undefined) {
        return fail(unknown ? 'advisor_not_found' : 'api_unreachable', failure);
      }
      await after(wait);
      if (!isWanted()) return;
      attempt = again();
    }
  }
}

import { ApiProblem, isStale } from '@loan-kereta/sdk/client';
import type { OwnCalculator } from '@loan-kereta/sdk/contract';
import { layoutKey } from '@loan-kereta/sdk/layouts';
import { type PlanPrices, paletteNames, pricesOf } from '@loan-kereta/sdk/plans';
import type { AdvisorServices, ProfileDraft } from '@loan-kereta/widget/advisor/services.ts';
import { api } from '../../api/api.ts';
import { uploadPicture } from '../../api/upload.ts';
import { keepCopy, readCopy } from '../../calculator/copy.ts';
import { profileOf, withLook } from '../../calculator/source.ts';
import { useLanguage } from '../../language/language.ts';
import { keepGuestProfile } from '../../profile/guest.ts';
import { changeOf, explainSave } from '../../profile/save.ts';
import { saveDataOrKeep, saveOrKeep } from '../../profile/send-unsent.ts';
import { changed, type Fields, forgetData, only, readUnsent } from '../../profile/unsent.ts';
import { profileWords } from '../../profile/words.ts';
import { checkSession, useSession } from '../../session/advisor.ts';
import { noticeEnd } from '../../session/notice-end.ts';
import { toast } from '../../ui/toast.ts';
import { useOnScreen } from './live/on-screen.ts';
import { appWords } from './words.ts';

export interface ServicesContext {
  /** What the server last gave; undefined before that, and for a guest. */
  last: OwnCalculator | undefined;
  /** Loads what may have changed. */
  readonly refresh: () => void;
  /** A theme was chosen. @param saved kept once that has been saved, or kept for later */
  readonly chose: (theme: string, saved?: Promise<void>) => void;
  /** A palette was chosen. @param saved kept once that has been saved, or kept for later */
  readonly chosePalette: (saved: Promise<void>) => void;
  /** Kept once the calculator is drawn, which nothing that is needed later may delay. */
  readonly drawn: Promise<void>;
}

const language = () => useLanguage.getState().language;

/** Whom to ask for a plan: empty for nobody, undefined until the server has said. */
let supportPhone: string | undefined;
let prices: PlanPrices | undefined;

async function askSupport(): Promise<void> {
  // What was not answered is asked again.
  if (supportPhone === undefined)
    addEventListener('online', () => void askSupport().catch(() => {}), { once: true });
  if (supportPhone) return;
  const { plans, support_whatsapp } = await api.plans.list();
  prices = pricesOf(plans);
  supportPhone = support_whatsapp ?? '';
}

/** Whether the server has said why, in the language that is read. */
const isRefusal = (failure: unknown): boolean =>
  failure instanceof ApiProblem && failure.status !== 0 && failure.code !== 'unexpected_response';

/** Has a failure seen to: a session that is over, and words that can be shown; without any the dialog has its own. */
async function failing(failure: unknown, words: string | undefined): Promise<never> {
  noticeEnd(failure);
  if (words === undefined && isRefusal(failure)) throw failure;
  throw new Error(words ?? '', { cause: failure });
}

const profileFailed = async (failure: unknown) =>
  failing(failure, explainSave(failure, await profileWords.read(language())));

/** Says why something is not on the server yet, and what becomes of it. */
async function sayKept(failure: ApiProblem, how: 'kept' | 'savedLocally'): Promise<void> {
  const words = await profileWords.read(language());
  toast.good(`${explainSave(failure, words)} ${words[how]}`);
}

/** What /app does for whoever is signed in. */
export function advisorServices(userId: number, context: ServicesContext): AdvisorServices {
  /** What stands there now. How it looks is told by the copy: what is shown is limited to what is granted at the moment. */
  const before = (): Fields => {
    const own = context.last;
    if (!own) return {};
    const { palette, themeKey, layout } = readCopy(userId)?.calculator ?? own;
    const look = { palette, themeKey: layout ? layoutKey(layout.id) : themeKey };
    return { ...changeOf(profileOf(own)), ...look, ...readUnsent(userId)?.to };
  };
  const save = async (change: Fields, how: 'kept' | 'savedLocally') => {
    const failure = await saveOrKeep(userId, before(), change).catch(profileFailed);
    if (failure) return sayKept(failure, how);
    const copy = readCopy(userId);
    // It is asked for again only a moment later.
    if (copy) keepCopy(userId, withLook(copy.calculator, change));
  };
  const dataFailed = async (failure: unknown) => {
    if (!isStale(failure)) return failing(failure, undefined);
    // What stands there now has been told of, so a second press may replace it.
    const { version } = await api.editedData.get();
    if (context.last) context.last = { ...context.last, data_version: version };
    return failing(failure, `${failure.detail} ${(await appWords.read(language())).conflict}`);
  };
  const activate = async () => {
    await api.account.activateOwner().catch(failure => failing(failure, undefined));
    services.activateDiamond = undefined;
    await checkSession();
    context.refresh();
  };
  const services: { -readonly [Name in keyof AdvisorServices]: AdvisorServices[Name] } = {
    get email() {
      return useSession.getState().user?.email ?? '';
    },
    get supportPhone() {
      return supportPhone;
    },
    get prices() {
      return prices;
    },
    goLive: () => useOnScreen.setState({ asked: true }),
    shows: state => useOnScreen.setState({ state }),
    async saveProfile(draft: ProfileDraft, began: ProfileDraft) {
      const [from, to] = [changeOf(began), changeOf(draft)];
      await save(only(to, changed(from, to)), 'savedLocally');
    },
    upload: file => uploadPicture(file, () => {}).catch(failure => failing(failure, undefined)),
    async saveTheme(id) {
      const layout = context.last?.layout;
      const saved = save({ themeKey: id === 'custom' && layout ? layoutKey(layout.id) : id }, 'kept');
      context.chose(id, saved);
      await saved;
    },
    async savePalette(name) {
      const palette = paletteNames.find(each => each === name);
      if (!palette) return;
      const saved = save({ palette }, 'kept');
      context.chosePalette(saved);
      await saved;
    },
    async saveData(models) {
      const version = context.last?.data_version ?? (await api.editedData.get()).version;
      const saved = await saveDataOrKeep(userId, { version, models }).catch(dataFailed);
      if (saved instanceof ApiProblem) return sayKept(saved, 'kept');
      if (context.last) context.last = { ...context.last, data_version: saved };
    },
    async resetData() {
      await api.editedData.reset().catch(failure => failing(failure, undefined));
      forgetData(userId);
      const fresh = await api.embed.own().catch(failure => failing(failure, undefined));
      context.last = fresh;
      return fresh.models;
    },
  };
  const seen = async () => {
    const { is_owner } = await api.account.owner();
    if (!is_owner || useSession.getState().access.plan !== 'basic') return;
    services.activateDiamond = activate;
    context.refresh();
  };
  context.drawn
    .then(() => Promise.all([askSupport(), seen()]))
    // What was not answered is asked again.
    .catch(() => addEventListener('online', () => void seen().catch(() => {}), { once: true }));
  return services;
}

/** What it does for somebody without an account: a profile is kept in this browser, and the rest is for advisors. */
export function guestServices(context: ServicesContext): AdvisorServices {
  context.drawn.then(askSupport).catch(() => {});
  const needsAccount = async () => {
    throw new Error((await profileWords.read(language())).uploadNeedsAccount);
  };
  return {
    email: '',
    get supportPhone() {
      return supportPhone;
    },
    get prices() {
      return prices;
    },
    // A plan that grants live streams is somebody's.
    goLive: () => {},
    shows: () => {},
    async saveProfile(draft) {
      keepGuestProfile(draft);
      context.refresh();
    },
    upload: needsAccount,
    saveTheme: async id => context.chose(id),
    savePalette: needsAccount,
    saveData: needsAccount,
    resetData: needsAccount,
  };
}

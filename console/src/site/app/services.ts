import type { ApiProblem } from '@loan-kereta/sdk/client';
import type { OwnCalculator } from '@loan-kereta/sdk/contract';
import { layoutKey } from '@loan-kereta/sdk/layouts';
import { isPaletteName, type PlanPrices, pricesOf } from '@loan-kereta/sdk/plans';
import type { AdvisorServices, ProfileDraft } from '@loan-kereta/widget/advisor/services.ts';
import { api } from '../../api/api.ts';
import { uploadPicture } from '../../api/upload.ts';
import { changeCopy, readCopy, shownTheme } from '../../calculator/copy.ts';
import { profileOf, withLook } from '../../calculator/source.ts';
import { useLanguage } from '../../language/language.ts';
import { keepGuestProfile, keepGuestTheme } from '../../profile/guest.ts';
import { changeOf, explainSave } from '../../profile/save.ts';
import { saveOrKeep } from '../../profile/save-or-keep.ts';
import { changed, type Fields, only, readUnsent } from '../../profile/unsent.ts';
import { profileWords } from '../../profile/words.ts';
import { checkSession, useSession } from '../../session/advisor.ts';
import { noticeEnd } from '../../session/notice-end.ts';
import { toast } from '../../ui/toast.ts';
import { dataEditing } from './data-editing.ts';
import { failing } from './failing.ts';
import { useOnScreen } from './live/on-screen.ts';

export interface ServicesContext {
  /** What the server last gave; undefined before that, and for a guest. */
  last: OwnCalculator | undefined;
  /** The layout of the advisor's own that was shown last, by its number. */
  layout: number | undefined;
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

const profileFailed = async (failure: unknown) =>
  failing(failure, explainSave(failure, await profileWords.read(language())));

/** Says why something is not on the server yet, and what becomes of it. */
async function sayKept(failure: ApiProblem, how: 'kept' | 'savedLocally'): Promise<void> {
  noticeEnd(failure);
  const words = await profileWords.read(language());
  toast.good(`${explainSave(failure, words)} ${words[how]}`);
}

/** What /app does for whoever is signed in. */
export function advisorServices(userId: number, context: ServicesContext): AdvisorServices {
  /** What stands there now. How it looks is told by the copy: what is shown is limited to what is granted at the moment. */
  const before = (): Fields => {
    const own = context.last;
    if (!own) return {};
    const kept = readCopy(userId)?.calculator ?? own;
    const look = { palette: kept.palette, themeKey: shownTheme(kept) };
    return { ...changeOf(profileOf(own)), ...look, ...readUnsent(userId)?.to };
  };
  const save = async (change: Fields, how: 'kept' | 'savedLocally') => {
    const failure = await saveOrKeep(userId, before(), change).catch(profileFailed);
    if (failure) return sayKept(failure, how);
    // It is asked for again only a moment later.
    changeCopy(userId, own => withLook(own, change));
  };
  let isOwner = false;
  const activate = async () => {
    await api.account.activateOwner().catch(failure => failing(failure, undefined));
    await checkSession();
    context.refresh();
  };
  const services: AdvisorServices = {
    get email() {
      return useSession.getState().user?.email ?? '';
    },
    get supportPhone() {
      return supportPhone;
    },
    get prices() {
      return prices;
    },
    get hasLayout() {
      return context.layout !== undefined;
    },
    goLive: () => useOnScreen.setState({ asked: true }),
    shows: state => useOnScreen.setState({ state }),
    async saveProfile(draft: ProfileDraft, began: ProfileDraft) {
      const [from, to] = [changeOf(began), changeOf(draft)];
      await save(only(to, changed(from, to)), 'savedLocally');
    },
    upload: file => uploadPicture(file, () => {}).catch(failure => failing(failure, undefined)),
    async saveTheme(id) {
      const { layout } = context;
      const saved = save({ themeKey: id === 'custom' && layout ? layoutKey(layout) : id }, 'kept');
      context.chose(id, saved);
      await saved;
    },
    async savePalette(name) {
      if (!isPaletteName(name)) return;
      const saved = save({ palette: name }, 'kept');
      context.chosePalette(saved);
      await saved;
    },
    editData: () => dataEditing(userId, context, why => sayKept(why, 'kept')),
    // By the plan as it is known by then: what a browser remembers of it may be older.
    get activateDiamond() {
      return isOwner && useSession.getState().access.plan === 'basic' ? activate : undefined;
    },
  };
  const seen = async () => {
    isOwner = (await api.account.owner()).is_owner;
    if (services.activateDiamond) context.refresh();
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
    hasLayout: false,
    // A plan that grants live streams is somebody's.
    goLive: () => {},
    shows: () => {},
    async saveProfile(draft) {
      keepGuestProfile(draft);
      context.refresh();
    },
    upload: needsAccount,
    async saveTheme(id) {
      keepGuestTheme(id);
      context.chose(id);
    },
    savePalette: needsAccount,
    editData: () => ({ save: needsAccount, reset: needsAccount, load: needsAccount }),
  };
}

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
import { keepGuestLoan, keepGuestProfile, keepGuestTheme } from '../../profile/guest.ts';
import { closeNotice } from '../../profile/notice.ts';
import type { Change } from '../../profile/published.ts';
import { changeOf, explainSave } from '../../profile/save.ts';
import { saveOrKeep } from '../../profile/save-or-keep.ts';
import { changed, type Fields, namesOf, only, photo, readUnsent } from '../../profile/unsent.ts';
import { profileWords } from '../../profile/words.ts';
import { checkSession, useSession } from '../../session/advisor.ts';
import { noticeEnd } from '../../session/notice-end.ts';
import { toast } from '../../ui/toast.ts';
import { dataEditing } from './data-editing.ts';
import { failing } from './failing.ts';
import { useOnScreen } from './live/on-screen.ts';
import type { LiveLook } from './live-look.ts';

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
  /** A live that shows this calculator: an overlay of it, or the page itself, on which no notice may appear. */
  readonly live: () => 'overlay' | 'page' | undefined;
  /** Stores a look that is tried during a live. */
  readonly tryLook: (look: LiveLook) => void;
  /** Ends the trial. @returns the look */
  readonly endTrial: () => LiveLook;
  /** Shows the look of the profile instead of one that was chosen here. */
  readonly showOwn: () => void;
  /** Resolves once no dialog of the calculator is open: notices of the page stand below it. */
  readonly dialogsClosed: () => Promise<void>;
}

/** Loaded with the first change, because it would delay the calculator. */
const published = () => import('../../profile/published.ts');

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

export interface AppServices extends AdvisorServices {
  /** Saves a theme to the profile, also during a live. */
  readonly publishTheme: (theme: string) => Promise<void>;
}

/** What /app does for whoever is signed in. */
export function advisorServices(userId: number, context: ServicesContext): AppServices {
  /** What stands there now. How it looks is told by the copy: what is shown is limited to what is granted at the moment. */
  const before = (): Fields => {
    const own = context.last;
    if (!own) return {};
    const kept = readCopy(userId)?.calculator ?? own;
    const look = { palette: kept.palette, themeKey: shownTheme(kept) };
    return { ...changeOf(profileOf(own)), ...look, ...readUnsent(userId)?.to };
  };
  /** Saved changes that no notice has shown yet, as one change. */
  let unannounced: Change | undefined;
  const announce = async (change: Change) => {
    if (context.live() === 'page') return;
    const { from, to, photo: first } = unannounced ?? {};
    const isWaiting = unannounced !== undefined;
    unannounced = {
      ...change,
      from: { ...change.from, ...only(from ?? {}, namesOf(to ?? {})) },
      to: { ...to, ...change.to },
      photo: first ?? change.photo,
    };
    if (isWaiting) return;
    await context.dialogsClosed();
    const all = unannounced;
    unannounced = undefined;
    const { showPublished } = await published();
    await showPublished(all, {
      undone: ({ themeKey }) => (themeKey === undefined ? context.refresh() : context.showOwn()),
    });
  };
  const save = async (change: Fields, how: 'kept' | 'savedLocally') => {
    const from = before();
    closeNotice();
    const replacesPhoto = from.uploaded_image && photo.some(name => name in change);
    const replaced = replacesPhoto
      ? await published().then(
          ({ replacedPhoto }) => replacedPhoto(from, change),
          () => undefined,
        )
      : undefined;
    const failure = await saveOrKeep(userId, from, change).catch(profileFailed);
    if (failure) return sayKept(failure, how);
    // It is asked for again only a moment later.
    changeCopy(userId, own => withLook(own, change));
    const slug = context.last?.advisor.slug;
    announce({ userId, slug, from, to: change, photo: replaced }).catch(() => {});
  };
  const saveLook = async ({ theme, palette }: LiveLook) => {
    const { layout } = context;
    const themeKey = theme === 'custom' && layout ? layoutKey(layout) : theme;
    const saved = save({ ...(themeKey && { themeKey }), ...(palette && { palette }) }, 'kept');
    if (theme) context.chose(theme, saved);
    if (palette) context.chosePalette(saved);
    await saved;
  };
  const tryLook = async (look: LiveLook) => {
    context.tryLook(look);
    if (look.theme) context.chose(look.theme);
    if (context.live() === 'page') return;
    await context.dialogsClosed();
    const { showTried } = await published();
    await showTried(() => saveLook(context.endTrial()));
  };
  let isOwner = false;
  const activate = async () => {
    await api.account.activateOwner().catch(failure => failing(failure, undefined));
    await checkSession();
    context.refresh();
  };
  const services: AppServices = {
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
    async saveTheme(theme) {
      // A layout that the profile does not show comes from the server only once it is saved.
      const mayTry = theme !== 'custom' || context.last?.layout;
      if (context.live() && mayTry) tryLook({ theme }).catch(() => {});
      else await saveLook({ theme });
    },
    async savePalette(palette) {
      if (!isPaletteName(palette)) return;
      if (context.live()) tryLook({ palette }).catch(() => {});
      else await saveLook({ palette });
    },
    publishTheme: theme => saveLook({ theme }),
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
export function guestServices(context: ServicesContext): AppServices {
  context.drawn.then(askSupport).catch(() => {});
  const needsAccount = async () => {
    throw new Error((await profileWords.read(language())).uploadNeedsAccount);
  };
  const saveTheme = async (id: string) => {
    keepGuestTheme(id);
    context.chose(id);
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
    shows({ model, variant, years, deposit }) {
      // It outlives the guest, who may have opened an account with this loan by now.
      if (useSession.getState().status !== 'guest') return;
      keepGuestLoan({ model, variant, years: `${years}`, deposit: `${deposit}` });
    },
    async saveProfile(draft) {
      keepGuestProfile(draft);
      context.refresh();
    },
    upload: needsAccount,
    saveTheme,
    publishTheme: saveTheme,
    savePalette: needsAccount,
    editData: () => ({ save: needsAccount, reset: needsAccount, load: needsAccount }),
  };
}

import type { Embed, OwnCalculator, UserAccess } from '@loan-kereta/sdk/contract';
import type { Mounted } from '@loan-kereta/sdk/embed';
import { defaultThemeId } from '@loan-kereta/sdk/plans';
import { createAdvisorMount } from '@loan-kereta/widget/advisor';
import { loadAdvisorWordsFromSource, loadThemeFromSource } from '@loan-kereta/widget/themes/from-source';
import { deferred } from '../../browser/deferred.ts';
import { nextTask } from '../../browser/next-task.ts';
import { hasOwnColours, readCopy } from '../../calculator/copy.ts';
import { guestCalculator, keptCalculator, ownCalculator } from '../../calculator/source.ts';
import type { Language } from '../../language/language.ts';
import { takeGuestLoan } from '../../profile/guest.ts';
import { closeNotice } from '../../profile/notice.ts';
import { onRemoved } from '../../profile/removed-layouts.ts';
import { onProfileUpdate } from '../../profile/updates.ts';
import { useSession } from '../../session/advisor.ts';
import { toast } from '../../ui/toast.ts';
import { type Asked, presenterOf } from './asked.ts';
import { dialogsClosed } from './dialogs-closed.ts';
import { isSteering, steeredOptions } from './live/steered.ts';
import { forgetLiveLook, keepLiveLook, onceEnded, readLiveLook } from './live-look.ts';
import { advisorServices, guestServices, type ServicesContext } from './services.ts';

const mountAdvisor = createAdvisorMount({ theme: loadThemeFromSource, words: loadAdvisorWordsFromSource });

/** How long an answer may take before what was kept last stands in, in ms: less than the calculator waits itself. */
const patience = 2500;

const pause = (ms: number) => new Promise<undefined>(resolve => setTimeout(resolve, ms, undefined));

/** What the page does for a calculator that it shows. */
export interface Page {
  /** A theme was chosen. */
  readonly chose: (theme: string) => void;
  /** What is said when a theme could not be fetched. */
  readonly missing: string;
}

/** Somebody's calculator. */
export interface Calculator {
  readonly host: HTMLElement;
  readonly mounted: Mounted;
  /** Kept once it is drawn, or has said why it cannot be. */
  readonly drawn: Promise<void>;
  /** Loads what may have changed; what was entered stays. */
  readonly refresh: () => void;
  /** Follows the page's language and address; draws nothing anew while they are the same. */
  readonly follow: (lang: Language, asked: Asked) => void;
  /** Makes a theme that is shown the one of the account. */
  readonly saveTheme: (theme: string) => Promise<void>;
  /** Names the advisor's page; undefined until the server has answered, and for a guest. */
  readonly slug: () => string | undefined;
  /** Takes it away for good. */
  readonly end: () => void;
  /** The page that shows it; absent while none does. */
  page: Page | undefined;
  /** What was granted when it was last loaded. */
  access: Partial<UserAccess>;
}

/** What was answered, and whether no palette has been chosen since it was asked for. */
interface Answer {
  readonly calculator: OwnCalculator;
  readonly isNewest: () => boolean;
}

/**
 * The calculators by the account that they belong to, `guest` for none. One outlives its page, and the session: whoever
 * comes back to it finds what was entered as it was, down to an open dialog.
 */
const calculators = new Map<number | 'guest', Calculator>();

function start(owner: number | 'guest', lang: Language, asked: Asked): Calculator {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const { promise: drawn, resolve: isDrawn } = deferred<void>();
  let followed = { lang, asked };
  const live = () => {
    if (owner === 'guest') return undefined;
    const { features } = context.last ?? readCopy(owner)?.calculator ?? useSession.getState().access;
    if (followed.asked.isLive && features?.presenter_mode) return 'page';
    return isSteering(owner) ? 'overlay' : undefined;
  };
  const tried = () => (owner !== 'guest' && live() ? readLiveLook(owner) : {});
  const showOwn = () => {
    isTried = false;
    mounted.update({ theme: null });
    calculator.refresh();
  };
  let stopAwaitingEnd = () => {};
  const awaitEnd = () => {
    stopAwaitingEnd();
    stopAwaitingEnd = onceEnded(
      () => live() !== undefined,
      () => {
        forgetLiveLook();
        closeNotice();
        showOwn();
      },
    );
  };
  const context: ServicesContext = {
    last: undefined,
    layout: undefined,
    refresh: () => calculator.refresh(),
    chose(theme, saved = Promise.resolve()) {
      isTried = true;
      saving += 1;
      const end = () => {
        saving -= 1;
      };
      saved.then(end, end);
      calculator.page?.chose(theme);
    },
    chosePalette(saved) {
      palettes.chosen += 1;
      const end = () => {
        palettes.saved += 1;
      };
      saved.then(end, end);
    },
    drawn,
    live,
    tryLook(look) {
      if (owner === 'guest') return;
      keepLiveLook(owner, look);
      awaitEnd();
    },
    endTrial() {
      stopAwaitingEnd();
      const look = tried();
      forgetLiveLook();
      return look;
    },
    showOwn,
    dialogsClosed: () => dialogsClosed(root),
  };
  // A live that ended while this tab showed another page took its trial with it.
  if (owner !== 'guest' && !live()) forgetLiveLook();
  const triedFirst = tried();
  const themeFirst = triedFirst.theme ?? asked.theme;
  /** Whether a theme is shown that was chosen here, or by the address, and not by the account. */
  let isTried = themeFirst !== undefined;
  /** How many choices of a theme are being saved. */
  let saving = 0;
  /** How many palettes have been chosen, and of how many the saving has ended. */
  const palettes = { chosen: 0, saved: 0 };
  /** What was answered after the calculator had gone on without it. */
  let late: Answer | undefined;
  const own = async (id: number): Promise<Answer> => {
    if (late) {
      const answered = late;
      late = undefined;
      return answered;
    }
    // What was asked before a choice was saved does not know of it.
    const isNewest = () => palettes.chosen === saved;
    const { saved } = palettes;
    const asked = ownCalculator(id).then(calculator => ({ calculator, isNewest }));
    const inTime = await Promise.race([asked, pause(patience)]);
    const copy = inTime ? undefined : keptCalculator(id);
    const kept = inTime ?? (copy && { calculator: copy, isNewest });
    if (!kept) return asked;
    if (!inTime)
      asked.then(
        answered => {
          late = answered;
          calculator.refresh();
        },
        () => {},
      );
    return kept;
  };
  const embed = async (): Promise<Embed> => {
    if (owner === 'guest') return guestCalculator();
    let answer: Answer;
    try {
      answer = await own(owner);
    } catch (failure) {
      // Nothing is known to be granted: it is asked for again once something is.
      calculator.access = {};
      throw failure;
    }
    const { calculator: last, isNewest } = answer;
    context.last = last;
    context.layout = last.layout?.id ?? context.layout;
    // A palette that is named would take the place of a layout's own colours.
    if (isNewest())
      mounted.update({ palette: hasOwnColours(last) ? null : (tried().palette ?? last.palette) });
    // After the answer is drawn: what was chosen elsewhere since counts again, though not under somebody's finger.
    void nextTask().then(() => {
      if (!isTried || saving > 0 || followed.asked.theme !== undefined || root.activeElement) return;
      if (tried().theme !== undefined) return;
      isTried = false;
      mounted.update({ theme: null });
    });
    return last;
  };
  const services = owner === 'guest' ? guestServices(context) : advisorServices(owner, context);
  const mounted: Mounted = mountAdvisor({
    root,
    options: {
      advisor: `${owner}`,
      lang,
      theme: themeFirst ?? null,
      presenter: presenterOf(asked),
      ...(owner !== 'guest' && takeGuestLoan(owner)),
      ...asked.options,
      ...(owner !== 'guest' && steeredOptions(owner)),
      ...(triedFirst.palette && { palette: triedFirst.palette }),
    },
    // Answered after `mounted` is there.
    request: embed,
    emit: (_name, detail) => {
      isDrawn();
      if (detail && 'code' in detail && detail.code === 'core_unreachable' && calculator.page)
        toast.bad(calculator.page.missing);
    },
    services,
  });
  // Fetched beside the answer that names it, which mostly names the same as last time.
  const last = owner === 'guest' ? undefined : readCopy(owner)?.calculator.themeKey;
  loadThemeFromSource(themeFirst ?? last ?? defaultThemeId).catch(() => {});
  const calculator: Calculator = {
    host,
    mounted,
    drawn,
    // Named again, the advisor is asked for again.
    refresh: () => mounted.update({ advisor: `${owner}` }),
    follow: (lang, asked) => {
      const before = followed;
      followed = { lang, asked };
      const isThemeNew = asked.theme !== undefined && asked.theme !== before.asked.theme;
      const isOther = JSON.stringify(asked.options) !== JSON.stringify(before.asked.options);
      // An option that the address no longer names keeps its value.
      if (isThemeNew || isOther || lang !== before.lang || asked.live !== before.asked.live)
        mounted.update({
          lang,
          presenter: presenterOf(asked),
          ...(isThemeNew && { theme: asked.theme }),
          ...(isOther ? asked.options : asked.options.lang && { lang: asked.options.lang }),
        });
      isTried ||= isThemeNew;
    },
    saveTheme: services.publishTheme,
    slug: () => context.last?.advisor.slug,
    end() {
      stopAwaitingEnd();
      for (const stop of stopHearing) stop();
      mounted.unmount();
    },
    page: undefined,
    access: useSession.getState().access,
  };
  if (owner !== 'guest' && triedFirst.palette) keepLiveLook(owner, triedFirst);
  if (themeFirst !== asked.theme || triedFirst.palette) awaitEnd();
  // Also while no page shows it: the profile may be saved on another one.
  const stopHearing = [
    onProfileUpdate(calculator.refresh),
    onRemoved(({ id }) => {
      if (context.layout !== id) return;
      context.layout = undefined;
      calculator.refresh();
    }),
  ];
  return calculator;
}

/** The calculator of an account, started when it is first asked for. That of another account is then forgotten. */
export function calculatorOf(owner: number | 'guest', lang: Language, asked: Asked): Calculator {
  const found = calculators.get(owner);
  if (found) return found;
  for (const [other, { end }] of calculators) {
    if (other === 'guest' || owner === 'guest') continue;
    end();
    calculators.delete(other);
  }
  const started = start(owner, lang, asked);
  calculators.set(owner, started);
  return started;
}

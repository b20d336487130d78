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
import { onRemoved } from '../../profile/removed-layouts.ts';
import { onProfileUpdate } from '../../profile/updates.ts';
import { isSameAccess, useSession } from '../../session/advisor.ts';
import { toast } from '../../ui/toast.ts';
import { type Asked, presenterOf } from './asked.ts';
import { steeredOptions } from './live/steered.ts';
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
  };
  /** Whether a theme is shown that was chosen here, or by the address, and not by the account. */
  let isTried = asked.theme !== undefined;
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
    if (isNewest()) mounted.update({ palette: hasOwnColours(last) ? null : last.palette });
    // After the answer is drawn: what was chosen elsewhere since counts again, though not under somebody's finger.
    void nextTask().then(() => {
      if (!isTried || saving > 0 || followed.asked.theme !== undefined || root.activeElement) return;
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
      theme: asked.theme ?? null,
      presenter: presenterOf(asked),
      ...asked.options,
      ...(owner !== 'guest' && steeredOptions(owner)),
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
  loadThemeFromSource(asked.theme ?? last ?? defaultThemeId).catch(() => {});
  let followed = { lang, asked };
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
    saveTheme: services.saveTheme,
    end() {
      for (const stop of stopHearing) stop();
      mounted.unmount();
    },
    page: undefined,
    access: useSession.getState().access,
  };
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

/** Puts it into a place, as it stands where the browser can move it so, or else with the dialog that was open in it. */
function put({ host }: Calculator, place: HTMLElement): void {
  if (host.isConnected && 'moveBefore' in place) {
    place.moveBefore(host, null);
    return;
  }
  const focused = host.shadowRoot?.activeElement;
  place.append(host);
  for (const dialog of host.shadowRoot?.querySelectorAll('dialog[open]') ?? []) {
    if (!(dialog instanceof HTMLDialogElement)) continue;
    // Taken out of the page it is no longer modal, though still open.
    dialog.removeAttribute('open');
    dialog.showModal();
  }
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** Puts a calculator into a page. @returns takes it out again */
export function show(calculator: Calculator, container: HTMLElement): () => void {
  put(calculator, container);
  const refresh = () => calculator.refresh();
  const follow = () => {
    const { access } = useSession.getState();
    if (isSameAccess(access, calculator.access)) return;
    calculator.access = access;
    refresh();
  };
  follow();
  window.addEventListener('online', refresh);
  const stop = useSession.subscribe(follow);
  return () => {
    window.removeEventListener('online', refresh);
    stop();
    calculator.host.remove();
  };
}

import type { Embed } from '@loan-kereta/sdk/contract';
import {
  applySheet,
  type CalculatorResult,
  type Core,
  type EmbedErrorCode,
  errorDetail,
  type Options,
} from '@loan-kereta/sdk/embed';
import { calculatorLanguage, languageCodes } from '@loan-kereta/sdk/languages/codes';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createStore } from '../calculator/create-store.ts';
import { resultOf } from '../calculator/result.ts';
import { createCalculator } from '../calculator/store.ts';
import partsCss from '../parts/parts.css?inline';
import { type EmbedData, readEmbed } from '../session/embed-data.ts';
import { arePlain, initialInputsOf } from '../session/options.ts';
import { type LoadWords, malay, type Session, themeOf } from '../session/session.ts';
import type { LoadTheme } from '../session/theme.ts';
import { pause } from '../ui/pause.ts';
import { fetchLook } from './look.ts';
import { Shell } from './shell.tsx';

/** How long a page waits for the API before it shows the built-in list, in ms. */
const apiTimeout = 3000;

/** How long until what could not be had is asked for again for the first time, in ms. */
const shortestWait = 2000;

/** Where a core's modules come from. */
export interface Modules {
  readonly theme: LoadTheme;
  readonly words: LoadWords;
}

/**
 * Makes the `mount` of a core whose themes and words come through `modules`.
 *
 * A mounted calculator is two stores: `calculator` has what is computed, `session` all else. Four steps fill the
 * session. The first two begin together when it is mounted, and each ends in the third:
 *
 * - `speak` fetches the words of `lang`; where they cannot be had it is Malay.
 * - `load` fetches the advisor's data. When it is late or lost, `recover` shows the built-in list and asks again.
 * - `applyLook` fetches what words and data call for (theme, colours, a live stream's wording) and puts it on all at
 *   once. Without both it does nothing; a theme that cannot be had gives way to the first.
 * - `update` takes what the embedder, or the advisor's tools, change, and begins again the steps that it concerns.
 *
 * A file that cannot be had is asked for `again` after a while, and so are a theme, words, and data that stayed away.
 *
 * Nothing is aborted. The steps may overlap in any order, as each drops what it brings once that is no longer `wanted`:
 *
 * | step        | is begun by                          | is wanted as long as                  |
 * |-------------|--------------------------------------|---------------------------------------|
 * | `speak`     | mount, `lang`, the page's, a retry   | `lang` stays                          |
 * | `load`      | mount, `advisor`, `api`, a retry     | no other has begun                    |
 * | `applyLook` | both of these, any update            | nothing in the session changes        |
 *
 * All end when it is unmounted, and the last wish wins.
 *
 * The page is told `ready` with the first look, `change` with every other loan from then on, and `error`.
 * @param frame what stands around the theme: nothing for a buyer
 */
export const createMount =
  (modules: Modules, frame: ComponentType<{ readonly children: ReactNode }> = Fragment): Core['mount'] =>
  ({ root, options: initial, answer, request, emit }) => {
    const calculator = createCalculator();
    const session = createStore<Session>({ options: initial });
    const container = document.createElement('div');
    container.className = 'lk';
    root.append(container);
    applySheet(root, partsCss);
    const view = createRoot(container);
    /** What the calculator stood at when the embedder's own values were last applied. */
    let untouched = calculator.getState();
    let removeThemeSheet: (() => void) | undefined;
    /** What the calculator came to at its last change, as the page is told it. */
    let told: string | undefined;
    /** How long until what could not be had is asked for again, in ms: four times as long each time. */
    let wait = shortestWait;
    let loads = 0;
    /** Ends when a deposit and a rate are read that are not plain digits. */
    let reading: Promise<unknown> | undefined;
    let unmounted = false;

    /** @returns tells whether what `wish` picks of the session is still what it is now, and somebody is there to want it */
    const wantedAsLongAs = (wish: (session: Session) => unknown = all => all) => {
      const wished = wish(session.getState());
      return () => !unmounted && wish(session.getState()) === wished;
    };

    const fail = (code: EmbedErrorCode, cause: unknown) => emit('error', errorDetail(code, cause));
    const result = () => resultOf(calculator.getState(), session.getState().named ?? '');
    // Without a car there is nothing to tell but `ready`, and that tells `null`.
    const tell = (name: 'ready' | 'change' | 'share') => emit(name, result() as CalculatorResult);

    /** Begins a step again after ever longer a while, as long as that is wanted; not under the finger of whoever is at it. */
    const again = (step: () => unknown, isWanted = wantedAsLongAs()) => {
      pause(wait).then(
        () => {
          // An answer is drawn under a finger as well, with what is in use as it is.
          if (step !== load && root.activeElement) again(step, isWanted);
          else if (isWanted()) {
            wait *= 4;
            step();
          }
        },
        // Nothing waits on a page whose timers are broken.
        () => {},
      );
    };

    /** Fetches what the session calls for and puts it on. */
    const applyLook = async () => {
      const before = session.getState();
      const isWanted = wantedAsLongAs();
      if (!before.data || !before.speech) return;
      try {
        const look = await fetchLook(before, before.data, before.speech, modules.theme);
        if (!isWanted()) return;
        // Only the last theme's sheet goes: parts adopt some of their own, such as the drawings' colours.
        removeThemeSheet?.();
        removeThemeSheet = applySheet(root, look.theme.css + look.css);
        // The build gives our custom properties other names, also those of tokens made here; on the wire they have these.
        for (const [name, value] of Object.entries(look.colours))
          container.style.setProperty(name.replace(/^--lk/, '--lk'), value);
        container.lang = look.language;
        container.dataset.theme = look.themeId;
        session.setState({ look });
        if (!before.look) tell('ready');
        if (look.isStandIn) again(applyLook);
      } catch (error) {
        if (!isWanted()) return;
        fail('core_unreachable', error);
        again(applyLook);
      }
    };

    /** Fetches the words at once, beside the data. Where they cannot be had Malay takes their place. */
    const speak = async () => {
      const { lang } = session.getState().options;
      const isWanted = wantedAsLongAs(({ options }) => options.lang);
      const speech =
        lang &&
        lang !== calculatorLanguage &&
        // Read here, so that these names come with the core and not in a file of their own.
        ['auto', ...languageCodes].includes(lang) &&
        (await import('./speech.ts')
          .then(module => module.default(lang, modules.words, root.host, speak))
          .catch(() => again(speak, isWanted)));
      if (!isWanted()) return;
      session.setState({ speech: speech || malay });
      applyLook();
    };

    /** What is known of the advisor by an answer, or by the one to another request. */
    const ask = (answer = request(session.getState().options)) => answer.then(readEmbed);

    /** Has a deposit and a rate read that are not plain digits, and then applied. */
    const read = (given: Options) => {
      if (arePlain(given)) return;
      reading = import('../session/read-options.ts').then(
        module => update(module.default(given, session.getState().options)),
        () => {},
      );
    };

    const load = async (answer?: Promise<Embed>) => {
      const nth = ++loads;
      const isWanted = () => !unmounted && nth === loads;
      const show = (data: EmbedData, notice?: Session['notice']) => {
        if (!isWanted()) return;
        if (!notice) wait = shortestWait;
        const before = session.getState();
        // A theme is not swapped under the finger of whoever is at it, nor is one dropped that they chose and that is on its way.
        session.setState({
          data,
          named: before.options.advisor,
          notice,
          held: root.activeElement && before.data && themeOf(before, before.data),
        });
        const isUntouched = calculator.getState() === untouched;
        calculator.setModels(data.models);
        // The built-in list may lack what the embedder named, so what comes after it has another chance.
        if (isUntouched) {
          calculator.apply(initialInputsOf(before.options));
          untouched = calculator.getState();
        }
        applyLook();
      };
      const attempt = ask(answer);
      const data = await Promise.race([attempt, pause(apiTimeout)]).catch(() => {});
      await reading;
      if (data) return show(data);
      try {
        const { recover } = await import('./recovery.ts');
        recover(session.getState(), attempt, ask, show, fail, isWanted, () => again(load, isWanted));
      } catch (error) {
        if (!isWanted()) return;
        fail('core_unreachable', error);
        again(load, isWanted);
      }
    };

    const update = (changed: Options) => {
      const before = session.getState().options;
      session.setState({ options: { ...before, ...changed }, held: undefined });
      read(changed);
      const isUntouched = calculator.getState() === untouched;
      // One that was named before its model, as attributes may be in any order, is a variant of that.
      const { model, variant, rate } = before;
      const isOther = changed.model && changed.model !== model;
      // A rate is read by the kind and the method beside it, until the buyer has moved it.
      const isRated =
        ('method' in changed || 'rate-kind' in changed) &&
        rate &&
        Number(rate) === calculator.getState().touchedRate?.value;
      calculator.apply(
        initialInputsOf(
          { ...(isOther && { variant }), ...(isRated && { rate }), ...changed },
          session.getState().options,
        ),
        initialInputsOf(before),
      );
      if (isUntouched) untouched = calculator.getState();
      if ('advisor' in changed || 'api' in changed) load();
      if ('lang' in changed) speak();
      applyLook();
    };

    calculator.subscribe(() => {
      const before = told;
      told = JSON.stringify(result());
      if (session.getState().look && told && told !== before) tell('change');
    });
    view.render(
      <Shell
        calculator={calculator}
        session={session}
        frame={frame}
        update={update}
        onShare={() => tell('share')}
        onError={error => fail('render_failed', error)}
      />,
    );
    read(initial);
    speak();
    load(answer);

    return {
      get result() {
        return result();
      },
      update,
      retry: () => {
        const { data, notice } = session.getState();
        (data && !notice ? applyLook : load)();
      },
      unmount() {
        unmounted = true;
        removeThemeSheet?.();
        view.unmount();
        container.remove();
      },
    };
  };

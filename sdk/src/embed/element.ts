import type { Embed } from '../contract/embed.ts';
import type { diagnose as Diagnose } from './diagnose.ts';
import type { CalculatorResult, EmbedErrorCode, LoanKeretaEventMap } from './events.ts';
import { type Options, optionNames, settingOf } from './options.ts';
import type { Settings } from './settings.ts';
import { showUnreachable } from './unreachable.ts';

/** What a calculator is given of the page it stands in. */
export interface MountContext {
  readonly root: ShadowRoot;
  readonly options: Options;
  /** The first answer to `request(options)`, when it has been asked for already. */
  readonly answer?: Promise<Embed> | undefined;
  /** Asks for all that an advisor's calculator needs; fails with the response when that has no answer. */
  readonly request: (options: Options) => Promise<Embed>;
  /** Sends one of the element's events. */
  readonly emit: Emit;
}

export type Emit = <Name extends keyof EventDetails>(name: Name, detail: EventDetails[Name]) => void;

type EventDetails = {
  [Name in keyof LoanKeretaEventMap as Name extends `loan-kereta:${infer Short}`
    ? Short
    : never]: LoanKeretaEventMap[Name]['detail'];
};

/** A mounted calculator. */
export interface Mounted {
  /** Changes only what is given; nothing is loaded again that need not be. */
  update(options: Options): void;
  /** Asks again for what could not be had. */
  retry(): void;
  unmount(): void;
  readonly result: CalculatorResult | undefined;
}

/** What the core module exports. */
export interface Core {
  mount(context: MountContext): Mounted;
}

/** The global `LoanKereta`. */
export interface LoanKeretaGlobal {
  readonly version: string;
  /** Tells in plain words what is wrong on the page; its code is fetched by the first call. */
  readonly diagnose: typeof Diagnose;
}

declare global {
  interface Window {
    LoanKereta?: LoanKeretaGlobal;
  }
  interface HTMLElementTagNameMap {
    'loan-kereta': LoanKeretaElement;
  }
}

/** The settings as properties, which agree with the attributes; `lang` is every element's own. */
type Properties = { -readonly [Name in Exclude<keyof Settings, 'lang'>]: Settings[Name] | undefined };

export interface LoanKeretaElement extends HTMLElement, Properties {
  readonly result: CalculatorResult | undefined;
}

// The box is the page's to place, size and hide. Words without height make it as wide as there is room where a box is as
// wide as what is in it. The paragraph is what stands without the core.
const boxCss =
  ':host(:not([hidden])){display:block}:host:before{content:"- -";display:block;height:0;overflow:hidden;visibility:hidden;word-spacing:99vw}:host>p{all:initial;display:block;padding:24px;background:#fff;font:16px/3 system-ui}';

function applyBox(root: ShadowRoot) {
  try {
    const box = new CSSStyleSheet();
    box.replaceSync(boxCss);
    root.adoptedStyleSheets = [box];
  } catch {
    // Sheets cannot be constructed in Safari before 16.4.
    root.append(Object.assign(document.createElement('style'), { textContent: boxCss }));
  }
}

/** The wait before the last attempt at the core, in ms; the one before it was a quarter of that. */
const longestWait = 4000;

/** What has been asked for, by its address: many that ask at once ask once. */
export const asking = new Map<string, Promise<Embed>>();

/** What the API answers, read while the core is still on its way. @throws the response when it has no answer */
export const answerOf = (response: Response): Promise<Embed> => {
  if (!response.ok) throw response;
  return response.json();
};

/** The detail of an error event. */
export const errorDetail = (code: EmbedErrorCode, cause: unknown) => ({ code, message: `${cause}` });

/**
 * Makes the `<loan-kereta>` element class. Until the core arrives it only holds the room that the page
 * reserved with `min-height`; the advisor's data is asked for at the same time as the core. With `loading="lazy"` both
 * are, once it is at most a screen away.
 * @param base where the script came from; the API is there too unless the `api` attribute says otherwise
 * @param loadCore fetches the core module
 */
export function elementClass(base: string, loadCore: () => Promise<Core>): CustomElementConstructor {
  // What is wrong with an address, or with a page's own `fetch`, is a failed request.
  const request = async ({ advisor, api }: Options) => {
    const { href } = new URL(`/api/embed/${encodeURIComponent(advisor || '-')}`, api || base);
    const asked = asking.get(href) ?? fetch(href).then(answerOf);
    asking.set(href, asked);
    const forget = () => asking.delete(href);
    asked.then(forget, forget);
    try {
      // What hangs is asked for anew by whoever has given it up.
      setTimeout(forget, 9999);
    } catch {
      // A page's own timers may be broken; the answer comes without.
    }
    return asked;
  };

  return class extends HTMLElement {
    // Private names are newer than Safari 14.
    declare mounted?: Partial<Mounted> | undefined;

    static get observedAttributes() {
      return optionNames;
    }

    /** Asks again for what could not be had. Of the page's events only `online` is heard: the network is back. */
    handleEvent() {}

    get result() {
      return this.mounted?.result;
    }

    /** The options as they stand. A program may have set properties before the class has them, which comes later. */
    get given(): Options {
      return Object.fromEntries(
        optionNames.map(name => {
          const value: unknown = this[settingOf(name) as 'lang'] ?? this.getAttribute(name);
          return [name, value == null ? null : `${value}`];
        }),
      );
    }

    async connectedCallback() {
      addEventListener('online', this);
      if (this.mounted) return;
      const isLazy = () => this.given.loading === 'lazy';
      // What takes longest is asked for first; how it fares is seen below.
      isLazy() || loadCore();
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      root.textContent = '';
      applyBox(root);
      // The page's own words stand until the core draws.
      const words = document.createElement('slot');
      root.append(words);
      if (isLazy())
        await new Promise<void>(begin => {
          // Whatever else is set meanwhile is read when it begins.
          this.mounted = { update: () => isLazy() || begin() };
          new IntersectionObserver(
            (seen, observer) => {
              if (!seen.some(each => each.isIntersecting)) return;
              observer.disconnect();
              begin();
            },
            { rootMargin: '99%' },
          ).observe(this);
        });
      this.mounted = {};
      const asked = this.given;
      const answer = request(asked);
      // The core handles its failure; until then the page's console must not hear of it.
      answer.catch(() => {});
      const emit: Emit = (name, detail) =>
        this.dispatchEvent(new CustomEvent(`loan-kereta:${name}`, { bubbles: true, composed: true, detail }));
      const start = async (wait: number) => {
        // One at a time, whatever else would begin it.
        this.handleEvent = () => {};
        try {
          const core = await loadCore();
          this.mounted = undefined;
          if (!this.isConnected) return;
          const options = this.given;
          const same = options.advisor === asked.advisor && options.api === asked.api;
          words.remove();
          this.mounted = core.mount({ root, options, answer: same ? answer : undefined, request, emit });
          this.handleEvent = () => this.mounted?.retry?.();
        } catch (error) {
          if (wait <= longestWait) return setTimeout(() => start(wait * 4), wait);
          emit('error', errorDetail('core_unreachable', error));
          const { advisor, lang } = this.given;
          const page = advisor && new URL(`/a/${encodeURIComponent(advisor)}`, base).href;
          this.handleEvent = showUnreachable(root, lang, page, answer, () => start(wait));
        }
      };
      start(1000);
    }

    async disconnectedCallback() {
      // A node that is only moved is connected again within the same task.
      await 0;
      if (this.isConnected) return;
      removeEventListener('online', this);
      if (!this.mounted?.unmount) return;
      this.mounted.unmount();
      this.mounted = undefined;
    }

    attributeChangedCallback(name: string, _old: string | null, value: string | null) {
      this.mounted?.update?.({ [name]: value });
    }
  };
}

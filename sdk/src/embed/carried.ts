import type { Embed } from '../contract/embed.ts';
import { asking, type Core } from './element.ts';

/** Imports a file beside the core by its path, such as `./theme-02.js`. */
type Import = (path: string) => Promise<unknown>;

/** A module as the widget's build writes it into a script: a function of the core and of what imports for it. */
type Inlined<Module> = (core: Core | undefined, load: Import) => Module;

/** What one advisor's own script brings along, so that the figure waits for nothing else. */
export interface Carried {
  readonly core: Inlined<Core>;
  /** The theme that the answer calls for, by its path; none where that comes with the core. */
  readonly themes: Readonly<Record<string, Inlined<unknown>>>;
  /** What the API answers. */
  readonly answer: Embed;
}

/** How long an answer that came along may be shown to who only then asks, in ms. */
const freshFor = 20_000;

/** Answers with what came along whoever asks soon; later it is too old. A page may have taken its timers away. */
export function answerFrom({ answer }: Carried, base: string): void {
  const { href } = new URL(`/api/embed/${answer.advisor.slug}`, base);
  asking.set(href, Promise.resolve(answer));
  const forget = () => asking.delete(href);
  try {
    setTimeout(forget, freshFor);
  } catch {
    queueMicrotask(forget);
  }
}

/**
 * Makes the core that came along. What it fetches later imports a core from `address`, and must find this very one: the
 * file there hands on what the element's class has.
 */
export function unpack({ core: make, themes }: Carried, address: string): Core {
  const made: Record<string, unknown> = {};
  const load: Import = async path => {
    const inlined = themes[path];
    if (inlined) {
      made[path] ??= inlined(core, load);
      return made[path];
    }
    // Nearly all that comes later needs it, and would ask for it only once it is there itself.
    import(address).catch(() => {});
    return import(new URL(path, address).href);
  };
  const core = make(undefined, load);
  Object.assign(customElements.get('loan-kereta') ?? {}, { core });
  return core;
}

import type { LoanKeretaElement } from './element.ts';
import { type EventDetail, type EventName, listen } from './listen.ts';
import { needPage } from './load.ts';
import { optionNames, settingOf } from './options.ts';
import { isRendered } from './rendered.ts';
import { attributesOf, type Settings, setAttributes } from './settings.ts';

/** A calculator that a page has put up. */
export interface Handle {
  readonly element: LoanKeretaElement;
  /**
   * Changes what is named and leaves the rest, also what was entered. `undefined` takes a setting back, to what it is
   * unless told; only a car stays until another is named.
   */
  update(settings: Partial<Settings>): void;
  /** Calls `listener` with what each event tells, until the calculator is unmounted. @returns stops it */
  on<Name extends EventName>(name: Name, listener: (detail: EventDetail<Name>) => void): () => void;
  /** Takes the calculator away, with its listeners. It may be called twice. */
  unmount(): void;
}

function containerFor(target: string | Element): Element {
  const container = typeof target === 'string' ? document.querySelector(target) : target;
  if (!container) throw new TypeError(`target: nothing on this page matches "${target}".`);
  return container;
}

/**
 * Puts a calculator at the end of `target`. It shows as soon as the script is there, whether that was before or will be.
 * @param target an element, or a selector of one
 * @throws {TypeError} when there is no such element
 * @throws {LoadError} `no_page` on a server
 */
export function mount(target: string | Element, settings: Settings): Handle {
  needPage('mount');
  const container = containerFor(target);
  const element = document.createElement('loan-kereta');
  setAttributes(element, attributesOf(settings));
  const listening = new Set<() => void>();
  container.append(element);
  return {
    element,
    update(changed) {
      const named = optionNames.filter(name => settingOf(name) in changed);
      setAttributes(element, attributesOf(changed, named));
    },
    on(name, listener) {
      const off = listen(element, name, listener);
      listening.add(off);
      // Whoever asks late is told as well.
      const { result = null } = element;
      if (name === 'ready' && isRendered(element))
        queueMicrotask(
          () => listening.has(off) && (listener as (detail: EventDetail<'ready'>) => void)(result),
        );
      return () => {
        off();
        listening.delete(off);
      };
    },
    unmount() {
      element.remove();
      for (const off of listening) off();
      listening.clear();
    },
  };
}

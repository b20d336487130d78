import type { RefObject } from 'react';
import type { LoanKeretaElement } from '../embed/element.ts';
import { type EventDetail, listen } from '../embed/listen.ts';
import type { LoadErrorCode } from '../embed/load.ts';
import { isRendered } from '../embed/rendered.ts';

/** What went wrong: with the calculator, which still calculates, or with its script, without which there is none. */
export interface LoanKeretaFailure {
  readonly code: EventDetail<'error'>['code'] | LoadErrorCode;
  readonly message: string;
}

export interface LoanKeretaListeners {
  /** The first figure shows; `null` says that the advisor has no car to calculate for. */
  readonly onReady?: ((result: EventDetail<'ready'>) => void) | undefined;
  /** The figure has changed. */
  readonly onChange?: ((result: EventDetail<'change'>) => void) | undefined;
  /** The buyer goes to WhatsApp with the figure. */
  readonly onShare?: ((result: EventDetail<'share'>) => void) | undefined;
  readonly onError?: ((failure: LoanKeretaFailure) => void) | undefined;
}

/** The elements whose first figure has been told. */
const told = new WeakSet<Element>();

/** Passes the element's events on to whatever listeners the last render had. @returns stops it */
export function passOn(element: LoanKeretaElement, listeners: RefObject<LoanKeretaListeners>): () => void {
  const tellReady = (result: EventDetail<'ready'>) => {
    told.add(element);
    listeners.current.onReady?.(result);
  };
  const stops = [
    listen(element, 'ready', tellReady),
    listen(element, 'change', result => listeners.current.onChange?.(result)),
    listen(element, 'share', result => listeners.current.onShare?.(result)),
    listen(element, 'error', failure => listeners.current.onError?.(failure)),
  ];
  // In a page that a server has rendered, the script may have come and gone before React.
  if (isRendered(element) && !told.has(element)) tellReady(element.result ?? null);
  return () => {
    for (const stop of stops) stop();
  };
}

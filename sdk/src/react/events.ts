import type { RefObject } from 'react';
import { type EventDetail, listen } from '../embed/listen.ts';
import type { LoadErrorCode } from '../embed/load.ts';

/** What went wrong: with the calculator, which still calculates, or with its script, without which there is none. */
export interface LoanKeretaFailure {
  readonly code: EventDetail<'error'>['code'] | LoadErrorCode;
  readonly message: string;
}

export interface LoanKeretaListeners {
  /** The first figure shows. */
  readonly onReady?: ((result: EventDetail<'ready'>) => void) | undefined;
  /** The figure has changed. */
  readonly onChange?: ((result: EventDetail<'change'>) => void) | undefined;
  /** The buyer goes to WhatsApp with the figure. */
  readonly onShare?: ((result: EventDetail<'share'>) => void) | undefined;
  readonly onError?: ((failure: LoanKeretaFailure) => void) | undefined;
}

/** Passes the element's events on to whatever listeners the last render had. @returns stops it */
export function passOn(element: Element, listeners: RefObject<LoanKeretaListeners>): () => void {
  const stops = [
    listen(element, 'ready', detail => listeners.current.onReady?.(detail)),
    listen(element, 'change', detail => listeners.current.onChange?.(detail)),
    listen(element, 'share', detail => listeners.current.onShare?.(detail)),
    listen(element, 'error', detail => listeners.current.onError?.(detail)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

import type { LoanKeretaEventMap } from './events.ts';

type ShortName<Type> = Type extends `loan-kereta:${infer Name}` ? Name : never;

/** `ready`, `change`, `share` or `error`: an event's name without its prefix. */
export type EventName = ShortName<keyof LoanKeretaEventMap>;

/** What an event tells. */
export type EventDetail<Name extends EventName> = LoanKeretaEventMap[`loan-kereta:${Name}`]['detail'];

/** Calls `listener` with what each event of that name tells. @returns stops it */
export function listen<Name extends EventName>(
  element: Element,
  name: Name,
  listener: (detail: EventDetail<Name>) => void,
): () => void {
  const hear = (event: Event) => listener((event as LoanKeretaEventMap[`loan-kereta:${Name}`]).detail);
  element.addEventListener(`loan-kereta:${name}`, hear);
  return () => element.removeEventListener(`loan-kereta:${name}`, hear);
}

export type { Core, Emit, LoanKeretaElement, LoanKeretaGlobal, Mounted, Place } from './element.ts';
export { elementClass, errorDetail } from './element.ts';
export type * from './events.ts';
export type { EventDetail, EventName } from './listen.ts';
export { LoadError, type LoadErrorCode, type LoadOptions, load } from './load.ts';
export { type Handle, mount } from './mount.ts';
export * from './options.ts';
export type { Settings } from './settings.ts';

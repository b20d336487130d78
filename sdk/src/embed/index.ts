export type { Core, Emit, LoanKeretaElement, LoanKeretaGlobal, Mounted, Place } from './element.ts';
export { elementClass, errorDetail } from './element.ts';
export type * from './events.ts';
export * from './options.ts';

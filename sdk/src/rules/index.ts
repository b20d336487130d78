export * from './address.ts';
export * from './admin.ts';
export * from './catalogue.ts';
export * from './money.ts';
export * from './person.ts';
export * from './session-limits.ts';
export * from './text.ts';
export * from './upload.ts';

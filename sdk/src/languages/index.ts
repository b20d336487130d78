export * from '../rules/languages.ts';
export * from './fill.ts';
export type * from './mails.ts';
export * from './match.ts';
export * from './names.ts';
export * from './registry.ts';
export type * from './words.ts';

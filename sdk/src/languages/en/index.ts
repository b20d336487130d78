export { about } from './about.ts';
export * as calculator from './advisor.ts';
export * as hosted from './hosted.ts';
export { mails } from './mails.ts';
export * as refusals from './refusals.ts';
export * as site from './site.ts';

export { words as kit } from './shared/kit.ts';
export { words as session } from './shared/session.ts';

import type { About } from '../names.ts';

export const about: About = { name: 'English', short: 'EN', locale: 'en-MY' };

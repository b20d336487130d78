import type { About } from '../registry.ts';

export const about: About = { name: 'English', short: 'EN', locale: 'en-MY' };

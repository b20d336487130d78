import type { About } from '../names.ts';

export const about: About = { name: 'Bahasa Melayu', short: 'BM', locale: 'ms-MY' };

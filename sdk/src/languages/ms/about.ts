import type { About } from '../registry.ts';

export const about: About = { name: 'Bahasa Melayu', short: 'BM', locale: 'ms-MY' };

import type { About } from '../names.ts';

/** Chinese in simplified characters, as Malaysians write it. */
export const about: About = { name: '中文', short: '中文', locale: 'zh-MY' };

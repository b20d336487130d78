import type { OverlayWords } from '../../../en/console/pages/overlay.ts';

export const words: OverlayWords = {
  title: 'Pasangkan paparan ini',
  lead: 'Pada telefon anda, buka kalkulator, tekan Langsung, dan taip kod yang dipaparkan.',
  code: 'Kod',
  pair: 'Pasangkan',
  offline: 'Pelayan tidak dapat dihubungi. Semak sambungan dan cuba lagi.',
};

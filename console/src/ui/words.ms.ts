import type { KitWords } from './words.en.ts';

export const words: KitWords = {
  close: 'Tutup',
  cancel: 'Batal',
  retry: 'Cuba lagi',
  loading: 'Memuatkan…',
  offline: 'Anda di luar talian. Apa yang dipaparkan mungkin sudah lama.',
  failed: 'Ini tidak dapat dimuatkan',
  unreachable: 'Pelayan tidak dapat dihubungi. Sila semak sambungan anda.',
  showPassword: 'Tunjuk kata laluan',
  hidePassword: 'Sembunyi kata laluan',
  optional: 'pilihan',
  notifications: 'Pemberitahuan',
  retryIn: seconds => `Anda boleh cuba lagi dalam ${seconds} s.`,
  language: 'Bahasa',
  appearance: 'Rupa',
  appearances: { system: 'Sistem', light: 'Cerah', dark: 'Gelap' },
  capsLock: 'Caps Lock dihidupkan.',
};

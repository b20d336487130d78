import type { AutologoutWords } from '../../../en/console/pages/autologout.ts';

export const words: AutologoutWords = {
  title: 'Ujian log keluar automatik',
  lead: { user: 'Berapa lama log masuk penasihat bertahan.', admin: 'Berapa lama log masuk admin bertahan.' },
  idle: 'Had tanpa aktiviti',
  absolute: 'Sesi paling lama',
  warning: 'Amaran sebelum tamat',
  minutes: count => (count < 120 ? `${count} min` : `${count / 60} jam`),
  milliseconds: count => `${count.toLocaleString('ms')} ms`,
  show: 'Tunjukkan amaran',
  extended: 'Sesi disambung.',
  signedOut: 'Sesi ditamatkan.',
};

import type { AutologoutWords } from '../../../en/console/pages/autologout.ts';

export const words: AutologoutWords = {
  title: 'Ujian log keluar automatik',
  lead: { user: 'Berapa lama log masuk penasihat bertahan.', admin: 'Berapa lama log masuk admin bertahan.' },
  idle: 'Tanpa aktiviti',
  absolute: 'Paling lama',
  warning: 'Amaran sebelum tamat',
  minutes: count => `${count} min`,
  milliseconds: count => `${count.toLocaleString('ms')} ms`,
  show: 'Tunjukkan amaran',
  extended: 'Sesi disambung.',
  signedOut: 'Sesi ditamatkan.',
};

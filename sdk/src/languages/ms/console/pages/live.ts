import type { LiveWords } from '../../../en/console/pages/live.ts';

export const words: LiveWords = {
  title: 'Siaran langsung',
  lead: 'Paparan menunjukkan apa yang ada pada kalkulator ini. Tukar kereta, deposit, tempoh atau tema di sini, dan siaran akan ikut.',
  steps: [
    'Tekan Mula siaran: anda mendapat alamat yang mengandungi kod.',
    'Dalam OBS, tambah sumber pelayar dengan alamat itu. Atau buka /live pada skrin lain dan taip kod.',
    'Teruskan dengan kalkulator seperti biasa.',
  ],
  goLive: 'Mula siaran',
  elsewhere: 'Tab atau peranti anda yang lain sedang mengawal siaran langsung.',
  takeOver: 'Kawal dari sini',
  code: 'Kod',
  codeHint: 'Sah sekali sahaja, selama sepuluh minit. Jangan tunjukkan dalam siaran.',
  codeOver: 'Kod ini tidak digunakan dalam masanya. Buat yang baharu.',
  copy: 'Salin alamat OBS',
  qr: 'Kod QR alamat paparan',
  waiting: 'Menunggu paparan…',
  connected: count => (count === 0 ? 'Tiada paparan disambung' : `${count} paparan disambung`),
  another: 'Pasangkan paparan',
  end: 'Tamatkan siaran',
  live: 'Langsung',
  manage: 'Urus',
  offline: 'Tiada sambungan: paparan kekal dengan angka terakhir.',
  failed: 'Itu tidak berjaya. Sila cuba lagi.',
  unreachable: 'Pelayan tidak dapat dihubungi. Sila semak sambungan anda.',
};

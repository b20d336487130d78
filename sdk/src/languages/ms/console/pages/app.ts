import type { AppWords } from '../../../en/console/pages/app.ts';

export const words: AppWords = {
  name: 'Kalkulator anda',
  unreachable: 'Pelayan tidak dapat dihubungi.',
  asOf: time => `Ini kalkulator anda setakat ${time}; harga mungkin sudah lama.`,
  retry: 'Cuba lagi',
  themeMissing: 'Ini tidak dapat dimuatkan. Semak sambungan anda dan cuba lagi.',
  presenterLocked:
    'Mod siaran memerlukan pelan Premium atau lebih tinggi. Tekan Langsung di atas kalkulator untuk memintanya.',
  tried: 'Tema ini hanya dicuba di sini: pembeli melihat tema lain.',
  useTried: 'Guna tema ini',
  asBuyer: 'Seperti pembeli nampak',
  conflict: time =>
    `Senarai ini telah disimpan di tetingkap atau peranti lain pada ${time}. Tiada perubahan anda ditulis. Tekan Simpan sekali lagi untuk menggantikannya dengan yang di sini.`,
};

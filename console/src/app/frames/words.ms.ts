import type { FrameWords } from './words.en.ts';

export const words: FrameWords = {
  home: 'Loan Kereta, ke halaman utama',
  pitch: ['Pembeli pilih kereta.', 'Ansurannya terus nampak.'],
  example: {
    title: 'Seperti yang dilihat pembeli anda',
    monthly: 'sebulan',
    terms: (years, rate) => `${years} tahun · kadar rata ${rate}%`,
  },
  navigation: 'Halaman',
  menu: 'Buka menu',
  account: 'Akaun anda',
  groups: { advisor: 'Penasihat', people: 'Orang', catalogue: 'Katalog', site: 'Laman' },
  skip: 'Terus ke kandungan',
  search: 'Cari',
  find: 'Pergi ke halaman, atau buat sesuatu',
  commands: 'Halaman dan arahan',
  settings: 'Tetapan',
  newVersion: 'Ada versi baharu.',
  takeVersion: 'Muat semula',
};

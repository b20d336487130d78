// Everything that a calculator says to a buyer, in Malay, its own language. Malay comes with the code, each section with
// what says it, so what the core and its later parts say are files of their own. Other languages have the same names, and
// come as one file.

export { ceiling } from './ceiling.ts';
export { face } from './face.ts';
export { message } from './message.ts';
export { notices } from './notices.ts';
export { presenter } from './presenter.ts';
export { reading } from './reading.ts';

/** How far a deposit can go. */
export const depositLimit = { most: 'Maksimum', note: 'Deposit akan dihadkan sehingga harga OTR.' };

/** What the slider of the rate reads out. */
export const rateRange = { perYear: '{percent} setahun' };

/** What the mark of a rate that is not the car's own says. */
export const touchedRate = { putBack: 'Kadar telah diubah. Kembali kepada kadar kereta ini, {percent}' };

/** What stands in the place of a theme that has failed. */
export const failure = {
  failed: 'Maaf, ada masalah teknikal. Sila refresh halaman atau cuba lagi.',
  retry: 'Cuba lagi',
};

/** What stands in the place of a theme while there is no car. */
export const noCars = {
  title: 'Belum ada kereta dalam senarai ini.',
  ask: 'Tanya penasihat untuk senarai harga terkini.',
  edit: 'Tambah model dalam Edit Data.',
};

/** A line under the figure. */
export const perDay = { line: 'kira-kira {amount} sehari' };

export const accordion = { result: 'Kiraan', settings: 'Tetapan' };

export const carousel = {
  loading: 'Memuatkan data model…',
  variants: '{count} varian tersedia',
  previous: 'Model sebelumnya',
  next: 'Model seterusnya',
};

export const compactList = {
  loading: 'Memuatkan…',
  order: 'Susun ikut',
  byModel: 'Model',
  byPrice: 'Bayaran terendah',
  all: 'Semua varian',
};

export const dashboard = { months: 'bulan' };

export const floatingPanel = { open: 'Buka Kawalan', close: 'Tutup Kawalan', controls: 'Kawalan' };

export const fullbleed = { controls: 'Tukar model dan bayaran' };

export const gridMasonry = { from: 'dari {amount} / bulan' };

export const magazine = {
  edition: 'Edisi 2025',
  deck: 'Sebuah kereta, sebulan demi sebulan.',
  numbers: 'Dalam angka',
  yours: 'Sunting sendiri',
  story: 'Pada harga OTR {otr}, {car} dipandu pulang dengan deposit {down}.',
  storyWithoutDeposit: 'Pada harga OTR {otr}, {car} dipandu pulang tanpa deposit.',
  storyRest: 'Selebihnya dibahagi kepada {months} bulan yang sama rata, pada kadar {percent} setahun.',
  waiting: 'Kisah ini menunggu variannya.',
};

export const metroTiles = { loading: 'Memuatkan data model…' };

export const neonGaming = {
  level: 'Tahap {number}',
  loading: 'Memuatkan permainan…',
  insert: 'Pilih model dan varian untuk bermula',
};

export const retroVintage = { showroom: 'Bilik pameran', form: 'Borang pilihan' };

export const sidebarSticky = { loading: 'Memuatkan data model…', settings: 'Tetapan' };

export const splitLeft = { title: 'Kira ikut cara anda' };

export const timeline = {
  loading: 'Memuatkan…',
  next: 'Seterusnya',
  result: 'Kiraan',
  terms: 'Tempoh & kadar',
};

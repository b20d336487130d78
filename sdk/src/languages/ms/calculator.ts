// Everything that a calculator says to a buyer, in Malay, its own language. The core carries `face`; each theme carries
// its own words, and what comes later its. Other languages have the same names, and come as a file of their own.

/** What every theme says. */
export const face = {
  loading: 'Memuatkan model Perodua…',
  instalment: 'Ansuran bulanan',
  perMonth: '/ bulan',
  model: 'Model',
  variant: 'Varian',
  noVariants: 'Tiada varian',
  otr: 'Harga OTR',
  deposit: 'Deposit',
  maxDeposit: 'Maksimum',
  depositNote: 'Deposit akan dihadkan sehingga harga OTR.',
  tenure: 'Tempoh',
  years: 'tahun',
  rate: 'Kadar',
  perYear: 'setahun',
  method: 'Kaedah',
  flat: 'Kadar rata',
  reducing: 'Baki berkurang',
  effectiveRate: 'Kadar efektif',
  principal: 'Jumlah pinjaman',
  totalInterest: 'Jumlah faedah',
  totalPayment: 'Jumlah bayaran',
  flatDisclaimer: 'Anggaran flat-rate pemasaran. Tertakluk kelulusan bank & OTR rasmi.',
  reducingDisclaimer: 'Anggaran baki berkurang. Tertakluk kelulusan bank & OTR rasmi.',
  whatsapp: 'Tanya di WhatsApp',
  advisor: 'Penasihat jualan',
  watermark: 'Dikira dengan Loan Kereta',
  edit: 'Edit',
  failed: 'Maaf, ada masalah teknikal. Sila refresh halaman atau cuba lagi.',
  retry: 'Cuba lagi',
};

/** What is amiss with the data. */
export const notices = {
  offline: 'Senarai harga terbina dalam; harga mungkin bukan yang terkini.',
  unknownAdvisor: 'Pautan penasihat ini tidak dijumpai; kalkulator masih boleh digunakan.',
};

/** What stands on a live stream in place of the disclaimer. */
export const presenter = {
  disclaimer: 'Anggaran ini hanya rujukan untuk pembeli kereta, bukan tawaran kewangan.',
};

/** What the mark of a rate that is not the car's own says. */
export const touchedRate = { putBack: 'Kadar telah diubah. Kembali kepada kadar kereta ini, {rate}' };

/** What a buyer sends to the advisor. */
export const message = {
  hello: 'Hai {name}',
  interested: '{hello}, saya berminat dengan {car}.',
  line: '{label}: {value}',
  monthlyPayment: 'Ansuran bulanan',
  loanAmount: 'Jumlah pinjaman',
  deposit: 'Deposit',
  tenure: 'Tempoh',
  years: '{years} tahun',
  interestRate: 'Kadar faedah',
  perYear: '{rate} setahun',
  withMethod: '{rate} ({method})',
  flat: 'kadar rata',
  reducing: 'baki berkurang',
  more: 'Boleh saya dapatkan maklumat lanjut?',
};

export const accordion = { result: 'Keputusan', settings: 'Tetapan' };

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
  story: 'Pada harga OTR {otr}, {car} dipandu pulang dengan deposit {deposit}.',
  storyWithoutDeposit: 'Pada harga OTR {otr}, {car} dipandu pulang tanpa deposit.',
  storyRest: 'Selebihnya dibahagi kepada {months} bulan yang sama rata, pada kadar {rate} setahun.',
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
  result: 'Keputusan',
  terms: 'Tempoh & kadar',
};

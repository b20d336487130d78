import type { LandingWords, NotFoundWords } from '../site.ts';

export const landing: LandingWords = {
  title: 'Loan Kereta: ansuran kereta di halaman anda',
  promise: ['Pembeli pilih kereta.', 'Ansurannya terus nampak.'],
  lead: 'Kalkulator pinjaman kereta untuk halaman penasihat jualan sendiri. Satu baris kod, nama dan WhatsApp anda di atasnya.',
  login: 'Log masuk',
  tryFree: 'Cuba tema percuma',
  install: 'Pasang di halaman anda',
  toApp: 'Buka kalkulator anda',
  askAdmin: 'WhatsApp Admin',
  loading: 'Memuatkan kalkulator…',
  preview: 'Kalkulator seperti yang dilihat pembeli',
  facts: [
    {
      title: 'Tepat, bukan agak-agak',
      text: 'Setiap angka dikira tepat hingga ke sen, dan dibundarkan sekali sahaja, di hujung.',
    },
    {
      title: 'Dua kadar, satu jawapan',
      text: 'Kadar rata dan kadar efektif dipaparkan bersama, jadi pembeli tahu kos sebenar.',
    },
    {
      title: 'Ringan, dan tetap mengira',
      text: 'Tanpa sambungan ke pelayan pun ia mengira, dengan senarai 24 varian yang dibawanya.',
    },
  ],
  features: [
    {
      title: '20+ tema',
      text: 'Dua puluh susun atur, daripada kad kecil hingga pentas penuh, dalam 22 palet. Dan yang anda bina sendiri.',
    },
    {
      title: 'Kiraan pantas',
      text: 'Angka mengikut jari anda. Tak perlu menunggu atau memuat semula, walaupun tanpa internet.',
    },
    {
      title: 'Sedia untuk siaran langsung',
      text: 'Mod penyampai melembutkan perkataan dan mengekalkan angka yang besar, jadi anda boleh terus bersiaran.',
    },
  ],
  themes: {
    title: 'Tema popular',
    text: 'Buka dan cuba, tanpa akaun.',
    cards: [
      'Semuanya pada satu kad. Dibuat untuk telefon.',
      'Kereta di pentas lebar, angka di sebelahnya.',
      'Kad kaca di atas cahaya, dalam pelan Premium. Mulakan dengan tema percuma ketiga.',
    ],
    open: 'Cuba',
  },
  closing: {
    title: 'Pembeli anda yang seterusnya sudah bertanya: berapa sebulan?',
    text: 'Percuma untuk bermula: letak nama anda, dan kongsi dalam dua minit.',
    register: 'Buka akaun percuma',
  },
  snippet: {
    title: 'Tampal kod ini. Itu sahaja.',
    text: 'Di laman sendiri, blog atau sistem pengedar: kalkulator muncul di tempat kod ini diletakkan. Gaya halaman anda tidak disentuh.',
    copy: 'Salin kod',
    copied: '✓ Disalin',
    selected: 'Kod sudah dipilih; salin dari situ.',
    link: 'Kira ansuran',
    own: 'Contoh ini memaparkan akaun demo. Dapatkan kod dengan nama dan WhatsApp anda sendiri',
  },
  plans: {
    title: 'Berapa harganya',
    text: 'Mula percuma, dan minta lebih melalui WhatsApp apabila perlu.',
    popular: 'Pilihan ramai',
    before: 'asal:',
    price: { basic: 'Percuma', premium: '{price} sebulan', diamond: '{price} sekali bayar' },
    descriptions: {
      basic: 'Tiga tema dan kalkulator penuh, percuma selama yang anda mahu.',
      premium:
        'Lima belas tema, warna sendiri, mod penyampai dan kongsi melalui WhatsApp, tanpa tera air kami.',
      diamond:
        'Versi penuh, sekali bayar: semua dua puluh tema, harga dan model anda sendiri, dan semua yang lain.',
    },
    start: 'Buka akaun percuma',
    ask: 'Tanya di WhatsApp',
  },
  more: 'Cuba sendiri',
  example: {
    title: 'Halaman contoh',
    text: 'Halaman biasa seorang penasihat, dengan kalkulator di dalamnya.',
  },
  docs: { title: 'Dokumentasi API', text: 'Setiap titik akhir, medan dan ralat, sedia untuk dicuba.' },
  footer:
    'Anggaran sahaja, tertakluk kelulusan bank dan harga OTR rasmi. Harga di sini ialah data contoh. Loan Kereta bukan produk mana-mana pengeluar kereta. Sumber terbuka, lesen MIT.',
  terms: 'Terma penggunaan',
  privacy: 'Notis privasi',
};

export const notFound: NotFoundWords = {
  title: 'Jalan ini mati di sini.',
  text: 'Tiada halaman di alamat ini.',
  back: 'Ke halaman utama',
};

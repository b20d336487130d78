import type { LandingWords, NotFoundWords } from '../site.ts';

export const landing: LandingWords = {
  title: 'Loan Kereta: ansuran kereta di halaman anda',
  promise: ['Pembeli pilih kereta.', 'Ansurannya terus nampak.'],
  lead: 'Kalkulator pinjaman kereta untuk halaman penasihat jualan sendiri. Satu baris kod, nama dan WhatsApp anda di atasnya.',
  install: 'Pasang di halaman anda',
  seeExample: 'Lihat halaman contoh',
  loading: 'Memuatkan kalkulator…',
  preview: 'Kalkulator seperti yang dilihat pembeli',
  facts: [
    {
      title: 'Tepat, bukan agak-agak',
      text: 'Setiap angka dikira dengan integer dalam sen dan dibundarkan sekali sahaja, di hujung.',
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
  snippet: {
    title: 'Tampal baris ini. Itu sahaja.',
    text: 'Di laman sendiri, blog atau sistem pengedar: kalkulator muncul di tempat baris ini diletakkan. Gaya halaman anda tidak disentuh.',
    copy: 'Salin kod',
    copied: '✓ Disalin',
    selected: 'Kod dipilih. Tekan Ctrl+C untuk menyalin.',
  },
  more: 'Cuba sendiri',
  example: {
    title: 'Halaman contoh',
    text: 'Halaman biasa seorang penasihat, dengan kalkulator di dalamnya.',
  },
  docs: { title: 'Dokumentasi API', text: 'Setiap titik akhir, medan dan ralat, sedia untuk dicuba.' },
  footer:
    'Anggaran sahaja, tertakluk kelulusan bank dan harga OTR rasmi. Harga di sini ialah data contoh. Loan Kereta bukan produk mana-mana pengeluar kereta. Sumber terbuka, lesen MIT.',
};

export const notFound: NotFoundWords = {
  title: 'Jalan ini mati di sini.',
  text: 'Tiada halaman di alamat ini.',
  back: 'Ke halaman utama',
};

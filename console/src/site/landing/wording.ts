import type { Language } from '../../app/language.tsx';

/** Everything that the front page says. */
export interface Wording {
  readonly title: string;
  readonly promise: readonly [string, string];
  readonly lead: string;
  readonly install: string;
  readonly seeExample: string;
  readonly loading: string;
  readonly preview: string;
  readonly facts: readonly { readonly title: string; readonly text: string }[];
  readonly snippet: {
    readonly title: string;
    readonly text: string;
    readonly copy: string;
    readonly copied: string;
    readonly selected: string;
  };
  readonly more: string;
  readonly example: { readonly title: string; readonly text: string };
  readonly docs: { readonly title: string; readonly text: string };
  readonly footer: string;
}

export const wording: Record<Language, Wording> = {
  ms: {
    title: 'Loan Kereta: ansuran Perodua di halaman anda',
    promise: ['Pembeli pilih kereta.', 'Ansurannya terus nampak.'],
    lead: 'Kalkulator pinjaman Perodua untuk halaman penasihat jualan sendiri. Satu baris kod, nama dan WhatsApp anda di atasnya.',
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
      'Anggaran sahaja, tertakluk kelulusan bank dan harga OTR rasmi. Harga di sini ialah data contoh. Loan Kereta bukan produk Perodua. Sumber terbuka, lesen MIT.',
  },
  en: {
    title: 'Loan Kereta: Perodua instalments on your page',
    promise: ['Buyers pick a car.', 'The instalment is right there.'],
    lead: 'The Perodua loan calculator for a sales advisor’s own page. One line of code, with your name and WhatsApp on top.',
    install: 'Put it on your page',
    seeExample: 'See the example page',
    loading: 'Loading the calculator…',
    preview: 'The calculator as a buyer sees it',
    facts: [
      {
        title: 'Exact, not roughly right',
        text: 'Every figure is worked out with integers in sen and rounded once, at the very end.',
      },
      {
        title: 'Two rates, one answer',
        text: 'The flat rate and the effective rate stand side by side, so buyers know the real cost.',
      },
      {
        title: 'Light, and never stuck',
        text: 'Even with no server to talk to it still calculates, on the list of 24 variants that it carries.',
      },
    ],
    snippet: {
      title: 'Paste this line. That is all.',
      text: 'On your own site, a blog or a dealer’s system: the calculator appears where the line stands. Your page’s styles stay as they are.',
      copy: 'Copy code',
      copied: '✓ Copied',
      selected: 'The code is selected. Press Ctrl+C to copy.',
    },
    more: 'See for yourself',
    example: { title: 'Example page', text: 'An advisor’s ordinary page, with the calculator in it.' },
    docs: { title: 'API documentation', text: 'Every endpoint, field and error, ready to be tried.' },
    footer:
      'Estimates only, subject to bank approval and the official OTR price. The prices here are sample data. Loan Kereta is not a Perodua product. Open source, MIT licence.',
  },
};

import type { Softened } from '../softened.ts';

/** The specified words in Malay and English, and their Malay relatives: a Malay stream says these in Malay. */
export const softened: Softened = [
  ['kadar rata', 'flat rate'],
  ['kadar efektif', 'effective rate|effective interest rate'],
  ['kadar', 'kadar faedah|interest rate|rate'],
  ['jumlah anggaran', 'loan amount'],
  ['anggaran', 'loan|pinjaman'],
  ['wang muka', 'deposit|down instal?lment'],
  ['pegawai kewangan', 'banker'],
  ['kewangan', 'bank|banking|perbankan|kredit|credit|pembiayaan|financing'],
  ['pihak kewangan', 'lender|pemberi pinjaman'],
  ['diproses', 'approved|diluluskan|lulus'],
  ['proses', 'approval|approve|kelulusan|luluskan|meluluskan'],
  ['caj', 'faedah'],
  ['bayaran', 'ansuran'],
  ['pembeli', 'borrower|peminjam'],
  ['pembelian', 'sewa beli|hire purchase|borrowing'],
  ['membeli', 'borrow|pinjam|meminjam'],
  ['baki', 'hutang|debt'],
];

/** What stands on a live stream in place of the disclaimer. */
export const presenter = {
  disclaimer: 'Anggaran ini hanya rujukan untuk pembeli kereta, bukan tawaran kewangan.',
};

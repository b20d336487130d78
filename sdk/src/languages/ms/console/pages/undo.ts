import type { UndoWords } from '../../../en/console/pages/undo.ts';

export const words: UndoWords = {
  title: 'Ini bukan saya',
  lead: 'Semua peranti dilog keluar, alamat yang menerima e-mel itu menjadi milik akaun ini semula, dan kata laluan tidak lagi berfungsi. Kemudian anda memilih yang baharu.',
  submit: 'Batalkan dan lindungi akaun saya',
  submitting: 'Melindungi akaun anda…',
  done: 'Akaun anda selamat. Pilih kata laluan baharu sekarang supaya anda boleh log masuk semula.',
  doneKeeping: email =>
    `Akaun anda selamat, tetapi masih menggunakan alamat ${email}: alamat anda kini milik akaun lain. Pilih kata laluan baharu, log masuk dengan alamat itu, kemudian tukar alamat dalam akaun anda.`,
  next: 'Pilih kata laluan baharu',
  badLink: 'Pautan ini tidak boleh digunakan',
  noLink: 'Pautan ini tidak lengkap. Buka semula dari e-mel, atau tetapkan kata laluan baharu.',
  again: 'Tetapkan kata laluan baharu',
  signIn: 'Kembali ke log masuk',
  unreachable: 'Pelayan tidak dapat dihubungi. Sila semak sambungan anda.',
  failed: 'Itu tidak berjaya. Sila cuba lagi.',
};

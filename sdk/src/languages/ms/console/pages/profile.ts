import type { ProfileWords } from '../../../en/console/pages/profile.ts';

export const words: ProfileWords = {
  failed: 'Gagal menyimpan profile. Cuba lagi.',
  timedOut: 'Permintaan terlalu lama. Sila cuba lagi.',
  unreachable: 'Tidak dapat menghubungi server. Sila cuba lagi.',
  offline: 'Tiada sambungan internet. Sila semak sambungan anda.',
  misconfigured: 'Masalah konfigurasi sistem. Sila hubungi admin.',
  invalid: 'Data tidak valid. Sila periksa maklumat yang diisi.',
  sessionOver: 'Sesi tamat. Sila refresh halaman dan cuba lagi.',
  serverFailed: 'Masalah server. Sila cuba lagi dalam beberapa minit.',
  uploadFailed: 'Gambar tidak dapat dimuat naik.',
  uploadNeedsAccount: 'Daftar untuk memuat naik gambar. Pautan gambar boleh digunakan tanpa akaun.',
  savedLocally: 'Profil disimpan dalam pelayar ini!',
  sent: 'Apa yang anda simpan tanpa sambungan kini berada di pelayan.',
  conflictTitle: 'Profil anda juga diubah di tempat lain',
  conflict: (here, there) => `Di sini: ${here}. Di tempat lain: ${there}.`,
  keepHere: 'Kekalkan yang di sini',
};

/** The sentences of a save are specified in Malay, and stay so. */
export const words = {
  failed: 'Gagal menyimpan profile. Cuba lagi.',
  timedOut: 'Permintaan terlalu lama. Sila cuba lagi.',
  unreachable: 'Tidak dapat menghubungi server. Sila cuba lagi.',
  offline: 'Tiada sambungan internet. Sila semak sambungan anda.',
  misconfigured: 'Masalah konfigurasi sistem. Sila hubungi admin.',
  invalid: 'Data tidak valid. Sila periksa maklumat yang diisi.',
  sessionOver: 'Sesi tamat. Sila refresh halaman dan cuba lagi.',
  serverFailed: 'Masalah server. Sila cuba lagi dalam beberapa minit.',
  uploadFailed: 'Failed to upload image.',
  uploadNeedsAccount: 'Register to upload a photo. A link to one works without an account.',
  savedLocally: 'Profile saved locally!',
  sent: 'What you saved without a connection is on the server now.',
  conflictTitle: 'Your profile was changed elsewhere, too',
  conflict: (here: string, there: string) => `Here: ${here}. Elsewhere: ${there}.`,
  keepHere: 'Keep what is here',
};

export type ProfileWords = typeof words;

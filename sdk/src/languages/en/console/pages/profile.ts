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
  kept: 'It is kept here, and sent once there is a connection.',
  sent: 'What you saved without a connection is on the server now.',
  conflictTitle: 'This was changed elsewhere, too',
  conflict: (what: string, here: string, there: string) => `${what}: ‘${here}’ here, ‘${there}’ elsewhere.`,
  /** What a conflict is about, by its field. */
  fields: {
    branding_name: 'Branding name',
    headline: 'Headline',
    whatsapp: 'WhatsApp number',
    photo_url: 'Photo',
    uploaded_image: 'Photo',
    themeKey: 'Theme',
    palette: 'Colors',
  },
  ownLayout: 'My own layout',
  dataConflict: 'The list of cars was saved elsewhere, too.',
  keepHere: 'Keep what is here',
  takeThere: 'Take what is elsewhere',
};

export type ProfileWords = typeof words;

import type { ConfirmEmailWords } from '../../../en/console/pages/confirm-email.ts';

export const words: ConfirmEmailWords = {
  title: 'Sahkan e-mel anda',
  signInFirst: 'Log masuk ke akaun yang alamatnya anda sahkan. Anda akan kembali ke sini.',
  signIn: 'Log masuk',
  working: 'Mengesahkan alamat anda…',
  done: email => `${email} telah disahkan.`,
  toApp: 'Ke Kalkulator',
  badLink: 'E-mel anda belum disahkan',
  othersLink: 'Pautan ini tidak boleh digunakan di sini',
  noLink: 'Pautan ini tidak lengkap. Buka semula dari e-mel, atau minta yang baharu.',
  again: 'Hantar pautan baharu',
  sending: 'Menghantar...',
  sent: email => `Pautan baharu sedang dihantar ke ${email}.`,
  unreachable: 'Pelayan tidak dapat dihubungi. Sila semak sambungan anda.',
  failed: 'Tidak berjaya. Sila cuba lagi.',
  retry: 'Cuba lagi',
};

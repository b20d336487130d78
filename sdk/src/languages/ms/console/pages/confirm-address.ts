import type { ConfirmAddressWords } from '../../../en/console/pages/confirm-address.ts';

export const words: ConfirmAddressWords = {
  title: 'Sahkan alamat baharu anda',
  signInFirst: 'Log masuk ke akaun yang akan menggunakan alamat ini. Anda akan kembali ke sini.',
  signIn: 'Log masuk',
  working: 'Mengesahkan alamat baharu anda…',
  done: 'Akaun anda kini menggunakan alamat baharu. Log masuk dengannya mulai sekarang.',
  toApp: 'Ke Kalkulator',
  badLink: 'Pautan ini tidak boleh digunakan',
  othersLink: 'Pautan ini tidak boleh digunakan di sini',
  noLink: 'Pautan ini tidak lengkap. Buka semula dari e-mel, atau minta yang baharu di akaun anda.',
  now: email => `Alamat akaun anda ialah ${email}.`,
  toAccount: 'Ke Akaun Saya',
  unreachable: 'Pelayan tidak dapat dihubungi. Sila semak sambungan anda.',
  failed: 'Itu tidak berjaya. Sila cuba lagi.',
  retry: 'Cuba lagi',
};

import type { RegisterWords } from '../../../en/console/pages/register.ts';

export const words: RegisterWords = {
  title: 'Buka akaun anda',
  lead: 'Percuma, dengan tiga tema. Nama dan WhatsApp anda pada setiap angka.',
  name: 'Nama penuh',
  email: 'E-mel',
  phone: 'Telefon',
  company: 'Syarikat',
  password: 'Kata laluan',
  consent: ['Dengan membuka akaun anda bersetuju dengan ', ' dan telah membaca ', '.'],
  terms: 'terma',
  privacy: 'notis privasi',
  tookAlong:
    'Kalkulator anda mengekalkan apa yang anda tulis sebelum mendaftar. Anda boleh mengubahnya di profil.',
  submit: 'Daftar',
  submitting: 'Membuka akaun...',
  haveAccount: 'Sudah ada akaun?',
  login: 'Log masuk',
  noMatch: 'Kata laluan tidak sepadan',
  tooShort: least => `Kata laluan mesti sekurang-kurangnya ${least} aksara`,
  fillRequired: 'Sila isi semua ruangan yang wajib',
  badEmail: 'Sila masukkan alamat e-mel yang sah',
  badPhone: 'Sila masukkan nombor telefon seperti 012-345 6789',
  failed: 'Pendaftaran gagal',
  unreachable: 'Pendaftaran gagal. Sila semak sambungan anda.',
  done: 'Pendaftaran berjaya! Membawa anda ke kalkulator kereta...',
};

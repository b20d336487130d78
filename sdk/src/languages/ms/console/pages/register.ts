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
  submit: 'Daftar',
  submitting: 'Membuka akaun...',
  haveAccount: 'Sudah ada akaun?',
  login: 'Log masuk',
  noMatch: 'Kata laluan tidak sepadan',
  tooShort: 'Kata laluan mesti sekurang-kurangnya 6 aksara',
  fillRequired: 'Sila isi semua ruangan yang wajib',
  failed: 'Pendaftaran gagal',
  unreachable: 'Pendaftaran gagal. Sila semak sambungan anda.',
  done: 'Pendaftaran berjaya! Membawa anda ke kalkulator kereta...',
};

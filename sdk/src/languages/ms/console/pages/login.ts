import type { LoginWords } from '../../../en/console/pages/login.ts';

export const words: LoginWords = {
  title: 'Selamat kembali',
  lead: 'Log masuk ke kalkulator anda.',
  email: 'E-mel',
  password: 'Kata laluan',
  forgotten: 'Lupa kata laluan?',
  submit: 'Log masuk',
  submitting: 'Sedang log masuk...',
  noAccount: 'Belum ada akaun?',
  register: 'Daftar',
  fillAll: 'Sila isi semua ruangan',
  failed: 'Log masuk gagal. Sila semak e-mel dan kata laluan anda.',
  unreachable: 'Log masuk gagal. Sila semak sambungan anda.',
  welcome: name => `Log masuk berjaya! Selamat datang ${name}`,
};

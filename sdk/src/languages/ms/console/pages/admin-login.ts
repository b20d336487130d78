import type { AdminLoginWords } from '../../../en/console/pages/admin-login.ts';

export const words: AdminLoginWords = {
  title: 'Log masuk pentadbir',
  lead: 'Untuk mereka yang menguruskan akaun, pelan dan harga.',
  email: 'E-mel',
  password: 'Kata laluan',
  submit: 'Log masuk',
  submitting: 'Sedang log masuk...',
  code: 'Kod',
  codeTitle: 'Satu langkah lagi',
  codeLead: 'Masukkan enam digit yang ditunjukkan oleh aplikasi pengesah anda sekarang.',
  codeHint: 'Tanpa aplikasi itu, gunakan salah satu kod pemulihan anda.',
  verify: 'Teruskan',
  verifying: 'Menyemak...',
  back: 'Guna akaun lain',
  fillAll: 'Sila isi semua ruangan',
  failed: 'Maklumat log masuk pentadbir tidak sah',
  unreachable: 'Log masuk gagal. Sila semak sambungan anda.',
  support: 'Bantuan WhatsApp',
  supportMessage: 'Salam, saya perlukan bantuan untuk log masuk ke pusat pentadbir Loan Kereta.',
  home: 'Kembali ke halaman utama',
};

import type { DebugWords } from '../../../en/console/pages/debug.ts';

export const words: DebugWords = {
  title: 'Alat Nyahpepijat',
  lead: 'Membuka akaun dan log masuk dengannya, untuk melihat jawapan pelayan. Pelayar ini kemudian log masuk sebagai akaun itu.',
  backend: 'Alamat pelayan',
  register: 'Uji Pendaftaran',
  login: 'Uji Log Masuk',
  loginNeeds: 'Uji Log Masuk menggunakan akaun yang dibuka oleh Uji Pendaftaran.',
  success: 'Berjaya',
  failure: 'Gagal',
  status: 'Status',
  noAnswer: 'tiada jawapan',
  data: 'Data',
};

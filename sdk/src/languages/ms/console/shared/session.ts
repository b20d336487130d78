import type { SessionWords } from '../../../en/console/shared/session.ts';

export const words: SessionWords = {
  signIn: 'Log masuk',
  register: 'Daftar',
  signOut: 'Log keluar',
  signOutQuestion: 'Anda pasti mahu log keluar?',
  signOutFailed: 'Anda masih log masuk: pelayan tidak dapat dihubungi.',
  extendFailed: 'Pelayan tidak dapat dihubungi. Ia akan ditanya lagi semasa anda bekerja.',
  adminSignedOut: 'Pentadbir berjaya log keluar',
  access: {
    title: 'Ralat akses pentadbir',
    failed: 'Pengesahan gagal disemak',
    again: 'Cuba log masuk semula',
    readOnly: 'Hanya pentadbir boleh mengubahnya. Peranan anda ialah sokongan.',
  },
  warning: {
    title: 'Sesi anda hampir tamat',
    idle: 'Anda tidak aktif. Anda akan dilog keluar dalam',
    absolute:
      'Demi keselamatan, semua orang log masuk semula selepas beberapa jam. Sila simpan apa yang sedang anda taip. Anda akan dilog keluar dalam',
    extend: 'Sambung Sesi',
    understood: 'Faham',
  },
  planIs: plan => `Pelan anda kini ${plan}.`,
};

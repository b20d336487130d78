import type { SessionWords } from './words.en.ts';

export const words: SessionWords = {
  signIn: 'Log masuk',
  register: 'Daftar',
  signOut: 'Log keluar',
  signOutQuestion: 'Anda pasti mahu log keluar?',
  signOutFailed: 'Anda masih log masuk: pelayan tidak dapat dihubungi.',
};

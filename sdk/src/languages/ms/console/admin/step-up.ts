import type { StepUpWords } from '../../../en/console/admin/step-up.ts';

export const words: StepUpWords = {
  title: 'Betulkah ini anda?',
  lead: 'Sebelum ini dilakukan, sila buktikan bahawa ini anda. Bukti itu sah selama lima minit.',
  code: 'Kod aplikasi pengesah anda',
  password: 'Kata laluan anda',
  missing: { code: 'Sila masukkan kod', password: 'Sila masukkan kata laluan anda' },
  submit: 'Teruskan',
  submitting: 'Menyemak...',
  failed: 'Tidak berjaya. Sila cuba lagi.',
  unreachable: 'Pelayan tidak dapat dihubungi. Sila semak sambungan anda.',
};

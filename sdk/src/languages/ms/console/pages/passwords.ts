import type { PasswordWords } from '../../../en/console/pages/passwords.ts';

export const words: PasswordWords = {
  forgotten: {
    title: 'Lupa kata laluan?',
    lead: 'Beritahu kami alamat e-mel anda. Kami hantar pautan untuk menetapkan kata laluan baharu.',
    email: 'E-mel',
    submit: 'Hantar pautan',
    submitting: 'Menghantar...',
    sent: 'Jika ada akaun dengan alamat ini, pautan sedang dihantar. Pautan itu hanya boleh digunakan sekali, dalam masa satu jam.',
    back: 'Kembali ke log masuk',
    fill: 'Sila isi semua ruangan',
  },
  reset: {
    title: 'Pilih kata laluan baharu',
    lead: 'Anda akan dilog keluar pada semua peranti.',
    submit: 'Simpan kata laluan baharu',
    submitting: 'Menyimpan...',
    done: 'Kata laluan baharu telah ditetapkan. Log masuk dengannya.',
    login: 'Log masuk',
    noLink: 'Pautan ini tidak lengkap. Buka semula dari e-mel, atau minta yang baharu.',
    noInvitation:
      'Pautan ini tidak lengkap. Buka semula dari e-mel, atau minta yang baharu daripada pentadbir lain.',
    again: 'Minta pautan baharu',
  },
  change: {
    title: 'Pilih kata laluan anda sendiri',
    lead: 'Kata laluan yang diberi hanya membuka halaman ini.',
    others: 'Peranti lain akan dilog keluar.',
    current: 'Kata laluan semasa',
    submit: 'Simpan kata laluan baharu',
    submitting: 'Menyimpan...',
    done: 'Kata laluan baharu telah ditetapkan.',
    back: 'Kembali tanpa menukarnya',
  },
  next: 'Kata laluan baharu',
  confirmation: 'Sahkan kata laluan',
  hint: 'Sekurang-kurangnya 6 aksara. Ayat pendek mudah diingat dan sukar diteka.',
  strength: {
    scores: ['Sangat lemah.', 'Lemah.', 'Boleh lebih kukuh.', 'Kukuh.', 'Sangat kukuh.'],
    warnings: {
      common: 'Ramai orang menggunakannya.',
      personal: 'Ia dibuat daripada nama atau alamat anda.',
      pattern: 'Ia pendek, atau mudah diteka.',
    },
  },
  noMatch: 'Kata laluan tidak sepadan',
  tooShort: 'Kata laluan mesti sekurang-kurangnya 6 aksara',
  fillAll: 'Sila isi semua ruangan',
  failed: 'Tidak berjaya. Sila cuba lagi.',
  unreachable: 'Pelayan tidak dapat dihubungi. Sila semak sambungan anda.',
};

import type { FirstStepsWords } from '../../../en/console/pages/first-steps.ts';

export const words: FirstStepsWords = {
  title: 'Mula di sini',
  progress: (done, all) => `${done} daripada ${all} siap`,
  done: 'Siap:',
  hide: 'Sembunyikan langkah pertama',
  steps: {
    opened: { title: 'Buka akaun anda', text: '' },
    whatsapp: {
      title: 'Tambah nombor WhatsApp',
      text: 'Pembeli hubungi anda dengan satu tekan, angka sudah tertulis.',
    },
    photo: { title: 'Tambah gambar anda', text: 'Wajah di sebelah angka lebih mudah diingati pembeli.' },
    email: { title: 'Sahkan e-mel anda', text: 'Supaya anda sentiasa boleh masuk semula ke akaun.' },
    share: { title: 'Letak di halaman', text: 'Salin satu baris, atau kongsi alamat anda sendiri.' },
  },
};

import type { AllUsersWords } from '../../../en/console/admin/all-users.ts';

export const words: AllUsersWords = {
  bulk: 'Tindakan untuk pengguna terpilih',
  whose: (count, more = false) => `${more ? 'lebih daripada ' : ''}${count.toLocaleString('en-MY')} pengguna`,
  selected: (count, more) => `${more ? 'Lebih daripada ' : ''}${count.toLocaleString('en-MY')} dipilih`,
  unseen: count => `, ${count.toLocaleString('en-MY')} daripada mereka tidak dipaparkan`,
  selectAll: (count, more) =>
    more ? 'Pilih semua yang sepadan' : `Pilih semua ${count.toLocaleString('en-MY')} yang sepadan`,
  tooMany: most => `Paling banyak ${most.toLocaleString('en-MY')}, atau semua yang sepadan`,
  clear: 'Kosongkan pilihan',
  changePlan: 'Tukar pelan',
  planTitle: whose => `Tukar pelan ${whose}`,
  planLead:
    'Ia berjalan di latar belakang, dengan satu catatan sejarah bagi setiap orang, dan boleh dihentikan.',
  paid: 'Dibayar oleh setiap orang (RM)',
  give: (plan, whose) => `Beri ${plan} kepada ${whose}`,
  giveQuestion: (plan, whose) => `Beri ${plan} kepada ${whose}?`,
  lessText: count =>
    `${count === undefined ? 'Antara mereka mungkin ada yang mempunyai' : `${count.toLocaleString('en-MY')} daripada mereka mempunyai`} pelan yang lebih tinggi atau lebih lama. Ia tamat dengan perubahan ini. Perubahan ini boleh dibuat asal selama sehari daripada senarai kerja.`,
  giving: 'Memulakan...',
  approve: 'Luluskan',
  approveQuestion: whose => `Luluskan ${whose}?`,
  began: 'Kerja telah bermula. Ia diteruskan walaupun anda meninggalkan halaman ini.',
  failed: 'Kerja itu tidak dapat dimulakan',
  unreachable: 'Ralat rangkaian berlaku',
};

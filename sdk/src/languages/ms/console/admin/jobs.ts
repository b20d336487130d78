import type { JobWords } from '../../../en/console/admin/jobs.ts';

const count = (figure: number) => figure.toLocaleString('en-MY');

export const words: JobWords = {
  title: 'Kerja pukal',
  lead: 'Kerja ke atas ramai pengguna diteruskan walaupun anda meninggalkan halaman ini.',
  jobs: 'Kerja pukal',
  running: jobs => `${jobs} kerja sedang berjalan`,
  plans: { basic: 'Asas', premium: 'Premium', diamond: 'Diamond' },
  kinds: {
    plan: plan => `Tukar pelan ke ${plan}`,
    approval: () => 'Luluskan pengguna',
    export: () => 'Eksport pengguna',
  },
  states: {
    finding: 'Mencari',
    working: 'Berjalan',
    done: 'Selesai',
    stopped: 'Dihentikan',
    failed: 'Gagal',
  },
  finding: found => `Mencari pengguna: ${count(found)} setakat ini`,
  handled: (handled, found, changed) =>
    `${count(handled)} daripada ${count(found)} pengguna · ${count(changed)} diubah`,
  stop: 'Hentikan',
  stopped: changed => `Kerja dihentikan. ${count(changed)} pengguna kekal diubah.`,
  export: 'Eksport',
  exporting: 'Eksport telah bermula. Jadual disimpan apabila siap.',
  exported: 'Laporan penuh berjaya dieksport',
  exportFailed: 'Laporan tidak dapat dieksport',
  save: 'Simpan jadual',
  rows: (rows, found) => `${count(rows)} daripada ${count(found)} pengguna`,
  failed: 'Kerja itu tidak dapat dihentikan',
  unreachable: 'Ralat rangkaian berlaku',
};

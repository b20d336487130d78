import type { JobWords } from '../../../en/console/admin/jobs.ts';

const count = (figure: number) => figure.toLocaleString('en-MY');

export const words: JobWords = {
  title: 'Kerja pukal',
  lead: 'Kerja ke atas ramai pengguna diteruskan walaupun anda meninggalkan halaman ini.',
  jobs: 'Kerja pukal',
  none: 'Belum ada kerja pukal',
  noneText:
    'Apa yang anda lakukan ke atas ramai pengguna sekali gus disenaraikan di sini semasa dan selepas ia berjalan.',
  running: jobs => `${jobs} kerja sedang berjalan`,
  kinds: {
    plan: plan => `Tukar pelan ke ${plan}`,
    approval: () => 'Luluskan pengguna',
    export: () => 'Eksport pengguna',
    undo: plan => (plan ? `Buat asal tukaran ke ${plan}` : 'Buat asal kelulusan'),
  },
  states: {
    finding: 'Mencari',
    working: 'Berjalan',
    done: 'Selesai',
    stopped: 'Dihentikan',
    failed: 'Gagal',
  },
  finding: found => `Mencari pengguna: ${count(found)} setakat ini`,
  reasons: { invalid_request: 'apa yang diminta tidak lagi mungkin', other: 'ia tidak dapat diteruskan' },
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
  undo: 'Buat asal',
  undoQuestion: (job, changed) => `Buat asal “${job}” bagi ${count(changed)} pengguna?`,
  undoText:
    'Bayaran yang dicatat bersamanya turut ditarik balik. Pengguna yang telah diubah selepas itu dibiarkan.',
  undoing: 'Pengguna sedang dikembalikan seperti asal.',
  undoFailed: 'Kerja itu tidak dapat dibuat asal',
  changed: (changed, found) =>
    changed === found
      ? `${count(changed)} pengguna diubah`
      : `${count(changed)} daripada ${count(found)} pengguna diubah`,
  restored: (changed, found) =>
    changed === found
      ? `${count(changed)} pengguna kembali seperti asal`
      : `${count(changed)} daripada ${count(found)} pengguna kembali seperti asal: yang lain telah diubah selepas itu`,
  broken: changed => `Kerja itu gagal. ${count(changed)} pengguna kekal diubah.`,
  unreachable: 'Ralat rangkaian berlaku',
};

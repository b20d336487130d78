import type { DashboardWords } from '../../../en/console/admin/dashboard.ts';

export const words: DashboardWords = {
  title: 'Papan pemuka pentadbir menyeluruh',
  lead: 'Pengguna, hasil dan perubahannya.',
  fetchFailed: 'Gagal mendapatkan data pentadbir',
  tabs: { label: 'Bahagian papan pemuka', dashboard: 'Papan pemuka', users: 'Pengguna' },
  figures: {
    total: 'Jumlah pengguna',
    active: 'Pengguna aktif',
    revenue: 'Hasil bulanan',
    premium: 'Pengguna premium',
  },
  trends: {
    span: 'Tempoh',
    spans: { '30': '30 hari', '90': '90 hari', '365': '1 tahun' },
    zone: 'Waktu Malaysia',
    titles: { sign_ups: 'Pendaftaran', paid_plans: 'Pelan berbayar', revenue: 'Hasil' },
    table: 'Tunjukkan angka dalam jadual',
    date: 'Tarikh',
    empty: 'Tiada apa-apa berlaku dalam tempoh ini',
    emptyText: 'Lihat tempoh yang lebih lama, atau tunggu pendaftaran pertama.',
  },
  users: {
    created: 'Didaftar',
    actions: 'Tindakan',
    manage: 'Urus pelan',
    remove: 'Padam',
    changeErrorAs: reason => `Ralat semasa mengemas kini pelan: ${reason}`,
    removed: 'Pengguna berjaya dipadam!',
    removeFailedAs: reason => `Ralat memadam pengguna: ${reason}`,
  },
};

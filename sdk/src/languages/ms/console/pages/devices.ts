import type { DevicesWords } from '../../../en/console/pages/devices.ts';

export const words: DevicesWords = {
  title: 'Peranti saya',
  text: 'Peranti yang sedang log masuk ke akaun anda. Log keluar mana-mana yang anda tidak kenali, kemudian tukar kata laluan.',
  count: devices => `${devices} peranti`,
  device: 'Peranti',
  network: 'Rangkaian',
  seen: 'Kali terakhir',
  action: 'Tindakan',
  current: 'Peranti ini',
  unknown: 'Peranti tidak dikenali',
  end: 'Log keluar',
  endOne: device => `Log keluar ${device}`,
  endQuestion: device => `Log keluar ${device}?`,
  ended: device => `${device} telah dilog keluar.`,
  endOthers: 'Log keluar yang lain',
  othersQuestion: 'Log keluar di semua tempat kecuali di sini?',
  othersEnded: 'Semua peranti lain telah dilog keluar.',
  none: 'Tiada peranti',
  failed: 'Tidak berjaya. Sila cuba lagi.',
  unreachable: 'Pelayan tidak dapat dihubungi. Sila semak sambungan anda.',
};

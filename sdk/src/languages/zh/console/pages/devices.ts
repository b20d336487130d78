import type { DevicesWords } from '../../../en/console/pages/devices.ts';

export const words: DevicesWords = {
  title: '我的设备',
  text: '您的账户登录的地方。不认识的请退出登录，然后更改密码。',
  count: devices => `${devices} 台设备`,
  device: '设备',
  network: '网络',
  seen: '最近使用',
  action: '操作',
  current: '本设备',
  unknown: '未知设备',
  end: '退出登录',
  endOne: device => `让 ${device} 退出登录`,
  endQuestion: device => `让 ${device} 退出登录？`,
  ended: device => `${device} 已退出登录。`,
  endOthers: '让其他所有设备退出登录',
  othersQuestion: '让除此之外的所有设备退出登录？',
  othersEnded: '其他设备都已退出登录。',
  none: '没有设备',
  failed: '操作失败，请重试。',
  unreachable: '无法连接服务器，请检查网络连接。',
};

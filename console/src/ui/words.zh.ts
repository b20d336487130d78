import type { KitWords } from './words.en.ts';

export const words: KitWords = {
  close: '关闭',
  cancel: '取消',
  retry: '重试',
  loading: '加载中…',
  offline: '您已离线，所见内容可能不是最新的。',
  failed: '无法加载',
  unreachable: '无法连接服务器，请检查网络连接。',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  optional: '选填',
  notifications: '通知',
  retryIn: seconds => `${seconds} 秒后可以重试。`,
  language: '语言',
  appearance: '外观',
  appearances: { system: '跟随系统', light: '浅色', dark: '深色' },
  capsLock: '大写锁定已开启。',
};

import type { AutologoutWords } from '../../../en/console/pages/autologout.ts';

export const words: AutologoutWords = {
  title: '自动退出登录测试',
  lead: { user: '销售顾问的登录能保持多久。', admin: '管理员的登录能保持多久。' },
  idle: '无操作时限',
  absolute: '最长登录时间',
  warning: '结束前提醒',
  minutes: count => (count < 120 ? `${count} 分钟` : `${count / 60} 小时`),
  milliseconds: count => `${count.toLocaleString('zh')} 毫秒`,
  show: '显示提醒',
  extended: '登录已延长。',
  signedOut: '登录已结束。',
};

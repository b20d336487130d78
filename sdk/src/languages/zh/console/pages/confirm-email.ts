import type { ConfirmEmailWords } from '../../../en/console/pages/confirm-email.ts';

export const words: ConfirmEmailWords = {
  title: '验证您的电邮',
  signInFirst: '请登录要验证电邮的账户，之后会回到这里。',
  signIn: '登录',
  working: '正在验证您的电邮…',
  done: email => `${email} 已验证。`,
  toApp: '前往计算器',
  badLink: '您的电邮尚未验证',
  othersLink: '此链接在此无法使用',
  noLink: '链接不完整。请从邮件中重新打开，或重新申请。',
  again: '发送新链接',
  sending: '正在发送…',
  sent: email => `新链接正发往 ${email}。`,
  unreachable: '无法连接服务器，请检查网络连接。',
  failed: '操作失败，请重试。',
  retry: '重试',
};

import type { ConfirmAddressWords } from '../../../en/console/pages/confirm-address.ts';

export const words: ConfirmAddressWords = {
  title: '验证您的新电邮',
  signInFirst: '请登录要使用此电邮的账户，之后会回到这里。',
  signIn: '登录',
  working: '正在验证您的新电邮…',
  done: '账户已改用新电邮，今后请用它登录。',
  toApp: '前往计算器',
  badLink: '此链接无法使用',
  othersLink: '此链接在此无法使用',
  noLink: '链接不完整。请从邮件中重新打开，或在账户中索取新链接。',
  now: email => `您账户的电邮是 ${email}。`,
  toAccount: '前往我的账户',
  unreachable: '无法连接服务器，请检查网络连接。',
  failed: '操作失败，请重试。',
  retry: '重试',
};

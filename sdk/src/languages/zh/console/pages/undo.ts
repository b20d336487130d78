import type { UndoWords } from '../../../en/console/pages/undo.ts';

export const words: UndoWords = {
  title: '这不是我',
  lead: '所有设备都会退出登录，收到这封邮件的地址会重新成为账户的电邮，密码随即失效。之后请设置新密码。',
  submit: '撤销并保护我的账户',
  submitting: '正在保护您的账户…',
  done: '您的账户已安全。请现在设置新密码，以便重新登录。',
  doneKeeping: email =>
    `您的账户已安全，但仍使用 ${email}：您原来的地址现在属于另一个账户。请设置新密码，用该地址登录，再在账户中更改。`,
  next: '设置新密码',
  badLink: '此链接无法使用',
  noLink: '链接不完整。请从邮件中重新打开，或设置新密码。',
  again: '设置新密码',
  signIn: '返回登录',
  unreachable: '无法连接服务器，请检查网络连接。',
  failed: '操作失败，请重试。',
};

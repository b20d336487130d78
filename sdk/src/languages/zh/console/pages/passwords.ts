import type { PasswordWords } from '../../../en/console/pages/passwords.ts';

export const words: PasswordWords = {
  forgotten: {
    title: '忘记密码？',
    lead: '请告诉我们您的电邮，我们会发送一个设置新密码的链接。',
    email: '电邮',
    submit: '发送链接',
    submitting: '正在发送…',
    sent: '如果这个电邮有账户，链接已在途中。链接一小时内有效，只能使用一次。',
    back: '返回登录',
    fill: '请填写所有栏位',
  },
  reset: {
    title: '设置新密码',
    lead: '您将在所有设备上退出登录。',
    submit: '保存新密码',
    submitting: '正在保存…',
    done: '新密码已设置，请用它登录。',
    login: '登录',
    noLink: '链接不完整。请从邮件中重新打开，或重新申请。',
    noInvitation: '链接不完整。请从邮件中重新打开，或请其他管理员再发一个。',
    again: '重新申请链接',
  },
  change: {
    title: '设置您自己的密码',
    lead: '别人给您的密码只能打开这个页面。',
    current: '当前密码',
    submit: '保存新密码',
    submitting: '正在保存…',
    done: '新密码已设置。',
  },
  next: '新密码',
  confirmation: '确认密码',
  hint: '至少 6 个字符。一句短语容易记住，也不易被猜中。',
  strength: {
    scores: ['非常弱。', '弱。', '可以更强。', '强。', '非常强。'],
    warnings: {
      common: '很多人都在用。',
      personal: '它由您的姓名或地址组成。',
      pattern: '它太短，或容易被猜中。',
    },
  },
  noMatch: '两次输入的密码不一致',
  tooShort: '密码至少需要 6 个字符',
  fillAll: '请填写所有栏位',
  failed: '操作失败，请重试。',
  unreachable: '无法连接服务器，请检查网络连接。',
};

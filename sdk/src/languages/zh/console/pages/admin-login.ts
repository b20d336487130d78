import type { AdminLoginWords } from '../../../en/console/pages/admin-login.ts';

export const words: AdminLoginWords = {
  title: '管理员登录',
  lead: '供管理账户、配套和价格的人员使用。',
  email: '电邮',
  password: '密码',
  submit: '登录',
  submitting: '正在登录…',
  code: '验证码',
  codeTitle: '还差一步',
  codeLead: '请输入验证器应用当前显示的六位数字。',
  codeHint: '没有应用时，请使用一个恢复码。',
  verify: '继续',
  verifying: '正在验证…',
  back: '使用其他账户',
  fillAll: '请填写所有项目',
  failed: '管理员账号或密码不正确',
  unreachable: '登录失败，请检查网络连接。',
  support: 'WhatsApp 支持',
  supportMessage: 'Salam, saya perlukan bantuan untuk log masuk ke pusat pentadbir Loan Kereta.',
  home: '返回首页',
};

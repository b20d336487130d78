import type { LoginWords } from '../../../en/console/pages/login.ts';

export const words: LoginWords = {
  title: '欢迎回来',
  lead: '登录您的计算器。',
  email: '电邮',
  password: '密码',
  forgotten: '忘记密码？',
  submit: '登录',
  submitting: '正在登录…',
  noAccount: '还没有账户？',
  register: '立即注册',
  fillAll: '请填写所有项目',
  failed: '登录失败，请检查电邮和密码。',
  unreachable: '登录失败，请检查网络连接。',
  welcome: name => `登录成功！欢迎，${name}`,
};

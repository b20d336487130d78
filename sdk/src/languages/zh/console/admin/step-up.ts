import type { StepUpWords } from '../../../en/console/admin/step-up.ts';

export const words: StepUpWords = {
  title: '是您本人吗？',
  lead: '继续之前，请先证明是您本人。五分钟内有效。',
  code: '验证器应用的验证码',
  password: '您的密码',
  missing: { code: '请输入验证码', password: '请输入密码' },
  submit: '继续',
  submitting: '正在验证…',
  failed: '没有成功，请再试一次。',
  unreachable: '无法连接服务器，请检查网络连接。',
};

import type { RegisterWords } from '../../../en/console/pages/register.ts';

export const words: RegisterWords = {
  title: '开设您的账户',
  lead: '免费，含三款主题。每个数字旁都有您的姓名和 WhatsApp。',
  name: '全名',
  email: '电邮',
  phone: '电话',
  company: '公司',
  password: '密码',
  consent: ['注册即表示您同意', '，并已阅读', '。'],
  terms: '使用条款',
  privacy: '隐私声明',
  submit: '注册',
  submitting: '正在注册…',
  haveAccount: '已有账户？',
  login: '登录',
  noMatch: '两次输入的密码不一致',
  tooShort: '密码至少需要 6 个字符',
  fillRequired: '请填写所有必填栏位',
  failed: '注册失败',
  unreachable: '注册失败，请检查网络连接。',
  done: '注册成功！正在前往汽车计算器…',
};

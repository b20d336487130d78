import type { DebugWords } from '../../../en/console/pages/debug.ts';

export const words: DebugWords = {
  title: '调试工具',
  lead: '注册一个账户并用它登录，查看服务器的回应。此浏览器随后会以该账户登录。',
  backend: '服务器地址',
  register: '测试注册',
  login: '测试登录',
  loginNeeds: '“测试登录”使用“测试注册”所开的账户。',
  success: '成功',
  failure: '失败',
  status: '状态',
  noAnswer: '没有回应',
  data: '数据',
};

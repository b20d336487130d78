import type { SessionWords } from '../../../en/console/shared/session.ts';

export const words: SessionWords = {
  signIn: '登录',
  register: '注册',
  signOut: '退出登录',
  signOutQuestion: '确定要退出登录吗？',
  signOutFailed: '您仍处于登录状态：无法连接服务器。',
  extendFailed: '无法连接服务器。您继续操作时会再次尝试。',
  adminSignedOut: '管理员已成功退出登录',
  access: {
    title: '管理员访问错误',
    failed: '身份验证检查失败',
    again: '重新登录',
    readOnly: '只有管理员可以更改。您的角色是客服。',
  },
  warning: {
    title: '您的登录即将过期',
    idle: '您已有一段时间没有操作，距离自动退出登录还有',
    absolute: '为了安全，每隔几小时需要重新登录。请先保存正在输入的内容。距离退出登录还有',
    extend: '保持登录',
    understood: '知道了',
  },
  planIs: plan => `您的配套现为 ${plan}。`,
};

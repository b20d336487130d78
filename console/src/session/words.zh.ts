import type { SessionWords } from './words.en.ts';

export const words: SessionWords = {
  signIn: '登录',
  register: '注册',
  signOut: '退出登录',
  signOutQuestion: '确定要退出登录吗？',
  signOutFailed: '您仍处于登录状态：无法连接服务器。',
};

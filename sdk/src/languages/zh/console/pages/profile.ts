import type { ProfileWords } from '../../../en/console/pages/profile.ts';

export const words: ProfileWords = {
  failed: '无法保存资料，请再试一次。',
  timedOut: '请求超时，请再试一次。',
  unreachable: '无法连接服务器，请再试一次。',
  offline: '没有网络连接，请检查您的网络。',
  misconfigured: '系统设置有问题，请联系管理员。',
  invalid: '资料无效，请检查所填内容。',
  sessionOver: '登录已过期，请刷新页面后重试。',
  serverFailed: '服务器出现问题，请几分钟后再试。',
  uploadFailed: '图片上传失败。',
  uploadNeedsAccount: '注册后才能上传照片。没有账户时可以使用照片链接。',
  savedLocally: '资料已保存在此浏览器！',
  sent: '您离线时保存的内容现已上传到服务器。',
  conflictTitle: '您的资料在别处也被更改了',
  conflict: (here, there) => `这里：${here}。别处：${there}。`,
  keepHere: '保留这里的',
};

import type { AppWords } from '../../../en/console/pages/app.ts';

export const words: AppWords = {
  name: '您的计算器',
  unreachable: '无法连接服务器。',
  asOf: time => `这是您 ${time} 时的计算器，价格可能不是最新的。`,
  retry: '重试',
  themeMissing: '无法加载，请检查网络后重试。',
  conflict: time =>
    `此列表已于 ${time} 在另一个窗口或设备保存，您的更改没有写入。再按一次“保存”，即以此处的内容取代。`,
};

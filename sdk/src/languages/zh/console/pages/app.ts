import type { AppWords } from '../../../en/console/pages/app.ts';

export const words: AppWords = {
  name: '您的计算器',
  unreachable: '无法连接服务器。',
  asOf: time => `这是您 ${time} 时的计算器，价格可能不是最新的。`,
  retry: '重试',
  themeMissing: '无法加载，请检查网络后重试。',
  presenterLocked: '直播模式需要 Premium 或更高配套。请按计算器上方的“直播”申请。',
  tried: '此主题仅在这里试用，买家看到的是另一个。',
  useTried: '使用此主题',
  asBuyer: '买家视角',
  conflict: time =>
    `此列表已于 ${time} 在另一个窗口或设备保存，您的更改没有写入。再按一次“保存”，即以此处的内容取代。`,
};

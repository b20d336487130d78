import type { OverlayWords } from '../../../en/console/pages/overlay.ts';

export const words: OverlayWords = {
  title: '配对此叠加画面',
  lead: '在手机上打开计算器，点按“直播”，然后输入显示的代码。',
  code: '代码',
  pair: '配对',
  offline: '无法连接服务器。请检查网络后再试。',
};

import type { LiveWords } from '../../../en/console/pages/live.ts';

export const words: LiveWords = {
  title: '直播',
  lead: '叠加画面显示此计算器的内容。在这里更换车型、首期、年限或主题，直播画面会跟着变。',
  steps: [
    '点按“开始直播”：您会得到一个带代码的地址。',
    '在 OBS 中用该地址添加浏览器来源，或在另一个屏幕上打开 /live 并输入代码。',
    '照常使用计算器即可。',
  ],
  goLive: '开始直播',
  elsewhere: '您的另一个标签页或设备正在控制直播。',
  takeOver: '在此控制',
  code: '代码',
  codeHint: '只能用一次，十分钟内有效。请勿在直播中展示。',
  codeOver: '代码已过期，请重新生成。',
  copy: '复制 OBS 地址',
  qr: '叠加画面地址的二维码',
  waiting: '正在等待叠加画面…',
  connected: count => (count === 0 ? '没有已连接的叠加画面' : `已连接 ${count} 个叠加画面`),
  another: '配对叠加画面',
  end: '结束直播',
  live: '直播',
  manage: '管理',
  offline: '没有网络：叠加画面保留最后的数字。',
  failed: '操作失败，请重试。',
  unreachable: '无法连接服务器，请检查网络连接。',
};

import type { FirstStepsWords } from '../../../en/console/pages/first-steps.ts';

export const words: FirstStepsWords = {
  title: '开始使用',
  progress: (done, all) => `已完成 ${done} / ${all}`,
  done: '已完成：',
  hide: '隐藏入门步骤',
  steps: {
    opened: { title: '开设账户', text: '' },
    whatsapp: { title: '填写 WhatsApp 号码', text: '买家一按就能联系您，数字已经填好。' },
    photo: { title: '添加您的照片', text: '数字旁边有您的照片，买家更容易记住您。' },
    email: { title: '验证电邮', text: '这样您随时都能找回账户。' },
    share: { title: '放到网页上', text: '复制一行代码，或分享您自己的网址。' },
  },
};

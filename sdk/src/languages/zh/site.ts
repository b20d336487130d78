import type { LandingWords, NotFoundWords } from '../site.ts';

export const landing: LandingWords = {
  title: 'Loan Kereta：把汽车月供放上您的网页',
  promise: ['买家选好车，', '月供马上看到。'],
  lead: '为销售顾问自己的网页而设的 汽车贷款计算器。只需一行代码，上面就是您的名字和 WhatsApp。',
  install: '放到您的网页上',
  seeExample: '看示范网页',
  loading: '正在载入计算器…',
  preview: '买家看到的计算器',
  facts: [
    {
      title: '精确，不是大概',
      text: '每个数字都以仙为单位用整数计算，到最后才四舍五入一次。',
    },
    {
      title: '两种利率，一个答案',
      text: '固定利率和有效利率并排显示，买家清楚真正的成本。',
    },
    {
      title: '轻巧，从不罢工',
      text: '就算连不上服务器，它也会用自带的 24 个款式继续计算。',
    },
  ],
  snippet: {
    title: '贴上这一行，就这么简单。',
    text: '在您的网站、博客或经销商系统：这行代码放在哪里，计算器就出现在哪里。您网页的样式不受影响。',
    copy: '复制代码',
    copied: '✓ 已复制',
    selected: '代码已选取。按 Ctrl+C 复制。',
  },
  more: '亲自试试',
  example: { title: '示范网页', text: '一位顾问的普通网页，里面放了计算器。' },
  docs: { title: 'API 文档', text: '每个端点、字段和错误，随时可以试用。' },
  footer:
    '仅为估算，以银行批准及官方 OTR 车价为准。这里的价格是示范数据。Loan Kereta 不是任何车厂的产品。开源，采用 MIT 许可证。',
};

export const notFound: NotFoundWords = { title: '此路不通。', text: '这个地址没有页面。', back: '回到首页' };

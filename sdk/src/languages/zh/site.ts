import type { LandingWords, NotFoundWords } from '../site.ts';

export const landing: LandingWords = {
  title: 'Loan Kereta：把汽车月供放上您的网页',
  promise: ['买家选好车，', '月供马上看到。'],
  lead: '为销售顾问自己的网页而设的汽车贷款计算器。只需一行代码，上面就是您的名字和 WhatsApp。',
  login: '登录',
  tryFree: '试用免费主题',
  install: '放到您的网页上',
  toApp: '打开您的计算器',
  askAdmin: '联系管理员（WhatsApp）',
  loading: '正在加载计算器…',
  preview: '买家看到的计算器',
  facts: [
    {
      title: '精确，不是大概',
      text: '每个数字都以仙为单位用整数计算，到最后才四舍五入一次。',
    },
    {
      title: '两种利率，一个答案',
      text: '固定利率和实际利率并排显示，买家清楚真正的成本。',
    },
    {
      title: '轻巧，从不罢工',
      text: '就算连不上服务器，它也会用自带的 24 个款式继续计算。',
    },
  ],
  features: [
    { title: '20+ 款主题', text: '从小巧卡片到整屏舞台，二十款布局、22 种配色，还有您自己设计的。' },
    { title: '计算迅速', text: '数字随手指变化。无需等待，无需刷新，没有网络也行。' },
    { title: '适合直播', text: '直播模式会换用较柔和的字眼，数字依然醒目，随时可以开播。' },
  ],
  themes: {
    title: '热门主题',
    text: '打开就能试，无需账户。',
    cards: [
      '一张卡片，一目了然，专为手机设计。',
      '宽阔舞台上的汽车，旁边就是月供。',
      '光晕上的磨砂玻璃卡片，包含在 Premium 配套中。先从第三款免费主题开始。',
    ],
    open: '试一试',
  },
  closing: {
    title: '下一位买家已经在问：一个月多少？',
    text: '免费开始：写上您的名字，两分钟就能分享。',
    register: '开设免费账户',
  },
  snippet: {
    title: '贴上这段代码，就这么简单。',
    text: '在您的网站、博客或经销商系统：代码放在哪里，计算器就出现在哪里。您网页的样式不受影响。',
    copy: '复制代码',
    copied: '✓ 已复制',
    selected: '代码已选取，请自行复制。',
    link: '计算月供',
    own: '这段示范代码显示的是演示账户。获取含您姓名和 WhatsApp 的代码',
  },
  plans: {
    title: '收费',
    text: '先免费使用，需要更多时用 WhatsApp 告诉我们。',
    popular: '热门',
    before: '原价：',
    price: { basic: '免费', premium: '每月 {price}', diamond: '一次性 {price}' },
    descriptions: {
      basic: '三款主题和完整的计算器，永久免费。',
      premium: '十五款主题、自定义颜色、直播模式和 WhatsApp 分享，不带我们的水印。',
      diamond: '完整版，一次付清：全部二十款主题、自定义价格和车型，以及其他一切功能。',
    },
    start: '开设免费账户',
    ask: '用 WhatsApp 询问',
  },
  more: '亲自试试',
  example: { title: '示范网页', text: '一位顾问的普通网页，里面放了计算器。' },
  docs: { title: 'API 文档', text: '每个端点、字段和错误，随时可以试用。' },
  footer:
    '仅为估算，以银行批准及官方 OTR 车价为准。这里的价格是示范数据。Loan Kereta 不是任何车厂的产品。开源，采用 MIT 许可证。',
  terms: '使用条款',
  privacy: '隐私声明',
};

export const notFound: NotFoundWords = { title: '此路不通。', text: '这个地址没有页面。', back: '回到首页' };

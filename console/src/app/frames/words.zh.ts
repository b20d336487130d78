import type { FrameWords } from './words.en.ts';

export const words: FrameWords = {
  home: 'Loan Kereta，回到首页',
  pitch: ['买家选好车，', '月供立刻看见。'],
  example: {
    title: '买家看到的样子',
    monthly: '每月',
    terms: (years, rate) => `${years} 年 · 平息 ${rate}%`,
  },
  navigation: '页面',
  menu: '打开菜单',
  account: '您的账户',
  groups: { advisor: '销售顾问', people: '用户', catalogue: '车型目录', site: '网站' },
  skip: '跳到正文',
  search: '搜索',
  find: '前往页面或执行操作',
  commands: '页面和命令',
  settings: '设置',
  newVersion: '有新版本。',
  takeVersion: '重新加载',
};

import type { CalculatorWords } from '../words.ts';

export { ceiling } from './ceiling.ts';
export { reading } from './reading.ts';

export const face: CalculatorWords['face'] = {
  loading: '正在加载车型…',
  instalment: '每月供款',
  perMonth: '/\u00a0月',
  model: '车型',
  variant: '款式',
  noVariants: '没有款式',
  otr: 'OTR 车价',
  deposit: '首期',
  tenure: '年限',
  years: '年',
  method: '计算方式',
  flat: '固定利率',
  reducing: '递减余额',
  effectiveRate: '实际利率',
  principal: '贷款额',
  totalInterest: '利息总额',
  totalPayment: '还款总额',
  flatDisclaimer: '按固定利率估算，仅供宣传参考。以银行批准及官方 OTR 车价为准。',
  reducingDisclaimer: '按递减余额估算。以银行批准及官方 OTR 车价为准。',
  // A joiner keeps the word whole where a button is narrow.
  whatsapp: 'WhatsApp 咨\u2060询',
  advisor: '销售顾问',
  watermark: '由 Loan Kereta 计算',
  edit: '编辑',
};

export const notices: CalculatorWords['notices'] = {
  offline: '正在使用内置价格表，价格可能不是最新的。',
  unknownAdvisor: '找不到这位顾问的链接；计算器仍可使用。',
};

export const presenter: CalculatorWords['presenter'] = {
  disclaimer: '此估算仅供购车者参考，并非金融要约。',
};

export const depositLimit: CalculatorWords['depositLimit'] = {
  most: '最多',
  note: '首期不能超过 OTR 车价。',
};

export const rateRange: CalculatorWords['rateRange'] = { perYear: '每年 {percent}' };

export const touchedRate: CalculatorWords['touchedRate'] = {
  putBack: '利率已更改。恢复此车的利率 {percent}',
};

export const message: CalculatorWords['message'] = {
  hello: '您好 {name}',
  interested: '{hello}，我对 {car} 有兴趣。',
  line: '{label}：{value}',
  monthlyPayment: '每月供款',
  loanAmount: '贷款额',
  deposit: '首期',
  tenure: '年限',
  years: '{years} 年',
  interestRate: '利率',
  perYear: '每年 {rate}',
  withMethod: '{rate}（{method}）',
  flat: '固定利率',
  reducing: '实际利率，递减余额',
  more: '可以告诉我更多详情吗？',
};

export const failure: CalculatorWords['failure'] = {
  failed: '抱歉，出现技术问题。请刷新页面或再试一次。',
  retry: '再试一次',
};

export const noCars: CalculatorWords['noCars'] = {
  title: '此列表暂时没有车型。',
  ask: '请向顾问索取最新价格。',
  edit: '请在编辑数据中添加车型。',
};

export const perDay: CalculatorWords['perDay'] = { line: '每天约 {amount}' };

export const accordion: CalculatorWords['accordion'] = { result: '结果', settings: '设置' };

export const carousel: CalculatorWords['carousel'] = {
  loading: '正在加载车型资料…',
  variants: '{count} 个款式可选',
  previous: '上一款车型',
  next: '下一款车型',
};

export const compactList: CalculatorWords['compactList'] = {
  loading: '正在加载…',
  order: '排序',
  byModel: '按车型',
  byPrice: '月供最低',
  all: '所有款式',
};

export const dashboard: CalculatorWords['dashboard'] = { months: '个月' };

export const floatingPanel: CalculatorWords['floatingPanel'] = {
  open: '打开控制面板',
  close: '关闭控制面板',
  controls: '控制面板',
};

export const fullbleed: CalculatorWords['fullbleed'] = { controls: '更改车型和付款' };

export const gridMasonry: CalculatorWords['gridMasonry'] = { from: '每月 {amount} 起' };

export const magazine: CalculatorWords['magazine'] = {
  edition: '2025 年刊',
  deck: '一辆车，一个月一个月地拥有。',
  numbers: '数字说话',
  yours: '由您来编',
  story: '以 OTR 车价 {otr}，付首期 {down}，{car} 就能开回家。',
  storyWithoutDeposit: '以 OTR 车价 {otr}，零首期，{car} 就能开回家。',
  storyRest: '余款平均分 {months} 个月付清，每年 {percent}。',
  waiting: '这篇故事还在等它的款式。',
};

export const metroTiles: CalculatorWords['metroTiles'] = { loading: '正在加载车型资料…' };

export const neonGaming: CalculatorWords['neonGaming'] = {
  level: '第 {number} 关',
  loading: '游戏加载中…',
  insert: '选择车型和款式即可开始',
};

export const retroVintage: CalculatorWords['retroVintage'] = { showroom: '展厅', form: '订购单' };

export const sidebarSticky: CalculatorWords['sidebarSticky'] = {
  loading: '正在加载车型资料…',
  settings: '设置',
};

export const splitLeft: CalculatorWords['splitLeft'] = { title: '按您的方式计算' };

export const timeline: CalculatorWords['timeline'] = {
  loading: '正在加载…',
  next: '下一步',
  result: '结果',
  terms: '年限和利率',
};

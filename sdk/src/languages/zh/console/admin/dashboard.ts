import type { DashboardWords } from '../../../en/console/admin/dashboard.ts';

export const words: DashboardWords = {
  title: '综合管理仪表板',
  lead: '用户、收入及其变化。',
  fetchFailed: '获取管理数据失败',
  tabs: { label: '仪表板的部分', dashboard: '仪表板', users: '用户' },
  figures: { total: '用户总数', active: '活跃用户', revenue: '每月收入', premium: 'Premium 用户' },
  trends: {
    span: '时间范围',
    spans: { '30': '30 天', '90': '90 天', '365': '1 年' },
    zone: '马来西亚时间',
    titles: { sign_ups: '注册', paid_plans: '付费配套', revenue: '收入' },
    table: '以表格显示数字',
    date: '日期',
    empty: '这段时间没有任何记录',
    emptyText: '请查看更长的时间，或等待第一位用户注册。',
  },
  users: {
    created: '注册时间',
    actions: '操作',
    manage: '管理配套',
    remove: '删除',
    changeErrorAs: reason => `更新配套时出错：${reason}`,
    removed: '用户已成功删除！',
    removeFailedAs: reason => `删除用户时出错：${reason}`,
  },
};

import type { AllUsersWords } from '../../../en/console/admin/all-users.ts';

export const words: AllUsersWords = {
  bulk: '对所选用户的操作',
  whose: (count, more = false) => `${more ? '超过 ' : ''}${count.toLocaleString('en-MY')} 位用户`,
  selected: (count, more) => `已选择${more ? '超过 ' : ' '}${count.toLocaleString('en-MY')} 位`,
  unseen: count => `，其中 ${count.toLocaleString('en-MY')} 位未显示`,
  selectAll: (count, more) =>
    more ? '选择所有符合条件的用户' : `选择全部 ${count.toLocaleString('en-MY')} 位符合条件的用户`,
  tooMany: most => `最多 ${most.toLocaleString('en-MY')} 位，或选择所有符合条件的用户`,
  clear: '清除选择',
  changePlan: '更改配套',
  planTitle: whose => `更改 ${whose}的配套`,
  planLead: '更改在后台进行，每位用户都有一条历史记录，并且可以停止。',
  paid: '每位已付（RM）',
  give: (plan, whose) => `将 ${plan} 给予 ${whose}`,
  giveQuestion: (plan, whose) => `将 ${plan} 给予 ${whose}？`,
  lessText: count =>
    `其中${count === undefined ? '可能有用户' : `有 ${count.toLocaleString('en-MY')} 位用户`}现有的配套更高或更长，将因此结束。一天之内可以在任务列表中撤销。`,
  giving: '正在开始…',
  approve: '批准',
  approveQuestion: whose => `批准 ${whose}？`,
  began: '任务已开始，离开页面后会继续进行。',
  failed: '无法开始该任务',
  unreachable: '发生网络错误',
};

import type { JobWords } from '../../../en/console/admin/jobs.ts';

const count = (figure: number) => figure.toLocaleString('en-MY');

export const words: JobWords = {
  title: '批量任务',
  lead: '离开页面后，批量任务会继续进行。',
  jobs: '批量任务',
  none: '还没有批量任务',
  noneText: '您对多位用户一次性进行的操作，会在进行期间和完成后列在这里。',
  running: jobs => `${jobs} 个任务正在进行`,
  kinds: {
    plan: plan => `将配套改为 ${plan}`,
    approval: () => '批准用户',
    export: () => '导出用户',
    undo: plan => (plan ? `撤销改为 ${plan}` : '撤销批准'),
  },
  states: { finding: '查找中', working: '进行中', done: '已完成', stopped: '已停止', failed: '失败' },
  finding: found => `正在查找用户：目前 ${count(found)} 位`,
  reasons: { invalid_request: '所要求的操作已无法执行', other: '无法继续执行' },
  handled: (handled, found, changed) =>
    `${count(found)} 位用户中的 ${count(handled)} 位 · 已更改 ${count(changed)} 位`,
  stop: '停止',
  stopped: changed => `任务已停止，${count(changed)} 位用户的更改保留。`,
  export: '导出',
  exporting: '导出已开始，表格完成后会自动保存。',
  exported: '完整报告已成功导出',
  exportFailed: '无法导出报告',
  save: '保存表格',
  rows: (rows, found) => `${count(found)} 位用户中的 ${count(rows)} 位`,
  failed: '无法停止该任务',
  undo: '撤销',
  undoQuestion: (job, changed) => `为 ${count(changed)} 位用户撤销“${job}”？`,
  undoText: '同时记下的付款也会撤回。此后又被更改的用户保持不变。',
  undoing: '正在恢复这些用户。',
  undoFailed: '无法撤销该任务',
  changed: (changed, found) =>
    changed === found
      ? `已更改 ${count(changed)} 位用户`
      : `${count(found)} 位用户中已更改 ${count(changed)} 位`,
  restored: (changed, found) =>
    changed === found
      ? `${count(changed)} 位用户已恢复原状`
      : `${count(found)} 位用户中 ${count(changed)} 位已恢复原状，其余的此后又被更改`,
  broken: changed => `任务失败，${count(changed)} 位用户的更改保留。`,
  unreachable: '发生网络错误',
};

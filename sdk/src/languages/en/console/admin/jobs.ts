const count = (figure: number) => figure.toLocaleString('en-MY');
const users = (figure: number) => (figure === 1 ? '1 user' : `${count(figure)} users`);
const stay = (figure: number) => `${users(figure)} ${figure === 1 ? 'stays' : 'stay'}`;

export const words = {
  title: 'Jobs',
  lead: 'What is done to many users goes on when you leave the page.',
  jobs: 'Jobs',
  none: 'No jobs yet',
  noneText: 'What you do to many users at once is listed here while it runs and after.',
  running: (jobs: number) => (jobs === 1 ? '1 job running' : `${jobs} jobs running`),
  kinds: {
    plan: (plan: string | null) => `Change the plan to ${plan}`,
    approval: (_plan: string | null) => 'Approve users',
    export: (_plan: string | null) => 'Export of users',
    undo: (plan: string | null) => (plan ? `Undo the change to ${plan}` : 'Undo the approval'),
  },
  states: { finding: 'Looking', working: 'Running', done: 'Done', stopped: 'Stopped', failed: 'Failed' },
  finding: (found: number) => `Looking for the users: ${count(found)} so far`,
  reasons: { invalid_request: 'what was to be done is not possible any more', other: 'it could not go on' },
  handled: (handled: number, found: number, changed: number) =>
    `${count(handled)} of ${count(found)} users · ${count(changed)} changed`,
  stop: 'Stop',
  stopped: (changed: number) => `The job was stopped. ${stay(changed)} changed.`,
  export: 'Export',
  exporting: 'The export has begun. The table is saved when it is ready.',
  exported: 'Comprehensive report exported successfully',
  exportFailed: 'The report could not be exported',
  save: 'Save the table',
  rows: (rows: number, found: number) => `${count(rows)} of ${count(found)} users`,
  failed: 'The job could not be stopped',
  undo: 'Undo',
  undoQuestion: (job: string, changed: number) => `Undo “${job}” for ${users(changed)}?`,
  undoText: 'What each has paid with it is taken back. Whoever was changed since stays as they are.',
  undoing: 'The users are being put back.',
  undoFailed: 'The job could not be undone',
  changed: (changed: number, found: number) =>
    changed === found ? `${users(changed)} changed` : `${users(changed)} changed of ${count(found)}`,
  restored: (changed: number, found: number) =>
    changed === found
      ? `${users(changed)} put back as they were`
      : `${users(changed)} put back as they were, of ${count(found)}: the others have changed since`,
  broken: (changed: number) => `The job has failed. ${stay(changed)} changed.`,
  unreachable: 'Network error occurred',
};

export type JobWords = typeof words;

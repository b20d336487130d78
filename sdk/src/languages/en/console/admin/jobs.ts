const count = (figure: number) => figure.toLocaleString('en-MY');

export const words = {
  title: 'Jobs',
  lead: 'What is done to many users goes on when you leave the page.',
  jobs: 'Jobs',
  running: (jobs: number) => (jobs === 1 ? '1 job running' : `${jobs} jobs running`),
  plans: { basic: 'Basic', premium: 'Premium', diamond: 'Diamond' },
  kinds: {
    plan: (plan: string) => `Change the plan to ${plan}`,
    approval: (_plan: string) => 'Approve users',
    export: (_plan: string) => 'Export of users',
  },
  states: { finding: 'Looking', working: 'Running', done: 'Done', stopped: 'Stopped', failed: 'Failed' },
  finding: (found: number) => `Looking for the users: ${count(found)} so far`,
  handled: (handled: number, found: number, changed: number) =>
    `${count(handled)} of ${count(found)} users · ${count(changed)} changed`,
  stop: 'Stop',
  stopped: (changed: number) => `The job was stopped. ${count(changed)} users stay changed.`,
  export: 'Export',
  exporting: 'The export has begun. The table is saved when it is ready.',
  exported: 'Comprehensive report exported successfully',
  exportFailed: 'The report could not be exported',
  save: 'Save the table',
  rows: (rows: number, found: number) => `${count(rows)} of ${count(found)} users`,
  failed: 'The job could not be stopped',
  unreachable: 'Network error occurred',
};

export type JobWords = typeof words;

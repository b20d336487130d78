const users = (count: number, more = false) =>
  `${more ? 'more than ' : ''}${count.toLocaleString('en-MY')} ${count === 1 ? 'user' : 'users'}`;

export const words = {
  bulk: 'What to do with the selected users',
  whose: users,
  selected: (count: number, more: boolean) =>
    `${more ? 'More than ' : ''}${count.toLocaleString('en-MY')} selected`,
  unseen: (count: number) => `, ${count.toLocaleString('en-MY')} of them not shown`,
  selectAll: (count: number, more: boolean) =>
    more ? 'Select all that match' : `Select all ${count.toLocaleString('en-MY')} that match`,
  tooMany: (most: number) => `At most ${most.toLocaleString('en-MY')}, or all that match`,
  clear: 'Clear the selection',
  changePlan: 'Change plan',
  planTitle: (whose: string) => `Change the plan of ${whose}`,
  planLead: 'It goes on in the background, one entry in the history for each, and can be stopped.',
  paid: 'Paid by each (RM)',
  give: (plan: string, whose: string) => `Give ${plan} to ${whose}`,
  giveQuestion: (plan: string, whose: string) => `Give ${plan} to ${whose}?`,
  /** @param count how many lose something by it; undefined where nobody knows */
  lessText: (count: number | undefined) =>
    `${count === undefined ? 'Some of them may have' : count === 1 ? 'One of them has' : `${count.toLocaleString('en-MY')} of them have`} more now, or for longer. That ends with this. It can be undone for a day, from the list of jobs.`,
  giving: 'Starting...',
  approve: 'Approve',
  approveQuestion: (whose: string) => `Approve ${whose}?`,
  began: 'The job has begun. It goes on when you leave the page.',
  failed: 'The job could not be started',
  unreachable: 'Network error occurred',
};

export type AllUsersWords = typeof words;

import type { MailKind } from '../../../../contract/index.ts';

const kinds: Readonly<Record<MailKind, string>> = {
  reset: 'Password reset',
  verify: 'Confirm the email',
  change_address: 'Confirm a new email',
  password_changed: 'Notice: password changed',
  address_changed: 'Notice: email changed',
  new_device: 'Notice: new device',
  admin_invite: 'Invitation of an admin',
  admin_reset: 'Password reset of an admin',
  new_device_of_admin: 'Notice: new device of an admin',
};

export const words = {
  title: 'Mail',
  lead: 'Mail sent by the server in the last 30 days. Contents are hidden because they may hold a private link.',
  refresh: 'Refresh',
  networkError: 'Network error occurred',
  state: 'State',
  states: { all: 'All', waiting: 'Waiting', sent: 'Sent', failed: 'Failed' },
  search: 'Search',
  searchHint: 'Email starts with…',
  count: (count: number, more: boolean) =>
    `${more ? 'More than ' : ''}${count.toLocaleString('en-MY')} ${count === 1 ? 'message' : 'messages'}`,
  columns: {
    address: 'To',
    kind: 'Subject',
    state: 'State',
    created: 'Queued',
    attempts: 'Attempts',
    reason: 'Result',
    action: 'Action',
  },
  sentAt: (time: string) => `Sent ${time}`,
  nextAt: (time: string) => `Next attempt ${time}`,
  retry: 'Try again',
  retryOf: (address: string) => `Try again: ${address}`,
  retried: (address: string) => `The mail to ${address} is being tried again`,
  retryAll: 'Retry all failed',
  retryQuestion: 'Try all failed mails again?',
  retryText: 'Those whose mailbox does not exist will fail again.',
  retrying: (done: number, of: number | undefined) =>
    of === undefined
      ? `Trying again: ${done.toLocaleString('en-MY')}`
      : `Trying again: ${done.toLocaleString('en-MY')} of ${of.toLocaleString('en-MY')}`,
  cancel: 'Cancel',
  allRetried: (count: number) =>
    `${count.toLocaleString('en-MY')} ${count === 1 ? 'mail is' : 'mails are'} being tried again`,
  failed: 'The mail could not be tried again',
  empty: 'No mail yet',
  emptyText: 'Password resets, confirmations and notices appear here.',
  kinds,
};

export type MailWords = typeof words;

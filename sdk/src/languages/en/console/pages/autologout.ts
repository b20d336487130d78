export const words = {
  title: 'Auto-logout test',
  lead: { user: 'How long an advisor’s sign-in holds.', admin: 'How long an admin’s sign-in holds.' },
  idle: 'Idle limit',
  absolute: 'Longest session',
  warning: 'Warning before the end',
  minutes: (count: number) => (count < 120 ? `${count} min` : `${count / 60} h`),
  milliseconds: (count: number) => `${count.toLocaleString('en')} ms`,
  show: 'Show the warning',
  extended: 'The session was extended.',
  signedOut: 'The session was ended.',
};

export type AutologoutWords = typeof words;

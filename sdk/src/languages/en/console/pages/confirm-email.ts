export const words = {
  title: 'Confirm your email',
  signInFirst: 'Sign in to the account whose address you are confirming. We’ll bring you back here.',
  signIn: 'Sign in',
  working: 'Confirming your address…',
  done: (email: string) => `${email} is confirmed.`,
  toApp: 'Go to Calculator',
  badLink: 'Your email is not confirmed yet',
  othersLink: 'This link cannot be used here',
  noLink: 'This link is incomplete. Open it again from the email, or ask for a new one.',
  again: 'Send a new link',
  sending: 'Sending...',
  sent: (email: string) => `A new link is on its way to ${email}.`,
  unreachable: 'The server could not be reached. Please check your connection.',
  failed: 'That did not work. Please try again.',
  retry: 'Try again',
};

export type ConfirmEmailWords = typeof words;

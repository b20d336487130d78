export const words = {
  title: 'Confirm your new email address',
  signInFirst: 'Sign in to the account that will have this address. We’ll bring you back here.',
  signIn: 'Sign in',
  working: 'Confirming your new address…',
  done: 'Your account has its new address. You sign in with it from now on.',
  toApp: 'Go to Calculator',
  badLink: 'This link cannot be used',
  othersLink: 'This link cannot be used here',
  noLink: 'This link is incomplete. Open it again from the email, or ask for a new one in your account.',
  now: (email: string) => `Your account’s address is ${email}.`,
  toAccount: 'Go to My Account',
  unreachable: 'The server could not be reached. Please check your connection.',
  failed: 'That did not work. Please try again.',
  retry: 'Try again',
};

export type ConfirmAddressWords = typeof words;

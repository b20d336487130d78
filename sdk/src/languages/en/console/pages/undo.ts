export const words = {
  title: 'This was not me',
  lead: 'Every device is signed out, the address that the email went to becomes the account’s again, and the password stops working. Then you choose a new one.',
  submit: 'Undo and secure my account',
  submitting: 'Securing your account…',
  done: 'Your account is safe. Choose a new password now, so that you can sign in again.',
  doneKeeping: (email: string) =>
    `Your account is safe, but keeps the address ${email}: another account has yours by now. Choose a new password, sign in with that address, and change it in your account.`,
  next: 'Choose a new password',
  badLink: 'This link cannot be used',
  noLink: 'This link is incomplete. Open it again from the email, or set a new password.',
  again: 'Set a new password',
  signIn: 'Back to sign in',
  unreachable: 'The server could not be reached. Please check your connection.',
  failed: 'That did not work. Please try again.',
};

export type UndoWords = typeof words;

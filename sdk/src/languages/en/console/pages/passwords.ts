export const words = {
  forgotten: {
    title: 'Forgot your password?',
    lead: 'Tell us your email address. We’ll email you a link to set a new one.',
    email: 'Email',
    submit: 'Send the link',
    submitting: 'Sending...',
    sent: 'If there is an account with this address, a link is on its way. It works once, within an hour.',
    back: 'Back to sign in',
    fill: 'Please fill in all fields',
  },
  reset: {
    title: 'Choose a new password',
    lead: 'You will be signed out on every device.',
    submit: 'Save the new password',
    submitting: 'Saving...',
    done: 'Your new password is set. Sign in with it.',
    login: 'Sign in',
    noLink: 'This link is incomplete. Open it again from the email, or ask for a new one.',
    noInvitation:
      'This link is incomplete. Open it again from the email, or ask another admin for a new one.',
    again: 'Ask for a new link',
  },
  change: {
    title: 'Choose a password of your own',
    lead: 'The one that you were given only opens this page.',
    others: 'Other devices are signed out.',
    current: 'Current password',
    submit: 'Save the new password',
    submitting: 'Saving...',
    done: 'Your new password is set.',
    back: 'Back without changing it',
  },
  next: 'New password',
  confirmation: 'Confirm password',
  hint: 'At least 6 characters. A short sentence is easy to remember and hard to guess.',
  strength: {
    scores: ['Very weak.', 'Weak.', 'Could be stronger.', 'Strong.', 'Very strong.'],
    warnings: {
      common: 'Many people use it.',
      personal: 'It is made of your own name or address.',
      pattern: 'It is short, or easy to guess.',
    },
  },
  noMatch: 'Passwords do not match',
  tooShort: 'Password must be at least 6 characters',
  fillAll: 'Please fill in all fields',
  failed: 'That did not work. Please try again.',
  unreachable: 'The server could not be reached. Please check your connection.',
};

export type PasswordWords = typeof words;

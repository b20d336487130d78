export const words = {
  title: 'Is it you?',
  lead: 'Before this is done, please show that it is you. It counts for the next five minutes.',
  code: 'Code of your authenticator app',
  password: 'Your password',
  missing: { code: 'Please enter the code', password: 'Please enter your password' },
  submit: 'Continue',
  submitting: 'Checking...',
  failed: 'That did not work. Please try again.',
  unreachable: 'The server could not be reached. Please check your connection.',
};

export type StepUpWords = typeof words;

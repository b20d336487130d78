export const words = {
  title: 'Create your account',
  lead: 'Free, with three themes. Your name and WhatsApp on every figure.',
  name: 'Full name',
  email: 'Email',
  phone: 'Phone',
  phoneHint: 'Buyers reach you on it.',
  company: 'Company',
  password: 'Password',
  /** What stands before, between and after the two links. */
  consent: ['By creating an account you agree to the ', ' and have read the ', '.'] as readonly string[],
  terms: 'terms',
  privacy: 'privacy notice',
  tookAlong: 'Your calculator keeps what you wrote as a guest.',
  submit: 'Create Account',
  submitting: 'Creating Account...',
  haveAccount: 'Have an account already?',
  login: 'Sign in',
  noMatch: 'Passwords do not match',
  tooShort: (least: number) => `Password must be at least ${least} characters`,
  fillRequired: 'Please fill in all required fields',
  badEmail: 'Please enter a valid email address',
  badPhone: 'Please enter a phone number such as 012-345 6789',
  failed: 'Registration failed',
  unreachable: 'Registration failed. Please check your connection.',
  done: 'Registration successful! Redirecting to car calculator...',
};

export type RegisterWords = typeof words;

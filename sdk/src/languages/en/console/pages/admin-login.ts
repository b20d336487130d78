export const words = {
  title: 'Admin sign in',
  lead: 'For people who manage accounts, plans and prices.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign In',
  submitting: 'Signing In...',
  code: 'Code',
  codeTitle: 'One more step',
  codeLead: 'Enter the six digits that your authenticator app shows now.',
  codeHint: 'Without the app, use one of your recovery codes.',
  verify: 'Continue',
  verifying: 'Checking...',
  back: 'Use another account',
  fillAll: 'Please fill in all fields',
  failed: 'Invalid admin credentials',
  unreachable: 'Login failed. Please check your connection.',
  support: 'WhatsApp support',
  supportMessage: 'Salam, saya perlukan bantuan untuk log masuk ke pusat pentadbir Loan Kereta.',
  home: 'Back to the homepage',
};

export type AdminLoginWords = typeof words;
